import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const set = (text: string, width: number) => breakLines(text.split(/(?<= )/), width, ({ length }) => length);

describe('a title', () => {
  it('stands on one line where it fits', () => {
    expect(set('one two', 7)).toEqual(['one two']);
  });

  it('has lines of about one length, and no more than it needs', () => {
    expect(set('aaaa bbbb cccc dddd', 14)).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('rather ends a line where a clause ends', () => {
    expect(set('aa bbb: cc ddd', 10)).toEqual(['aa bbb:', 'cc ddd']);
    expect(set('aaa bbb, cc d ee', 13)).toEqual(['aaa bbb,', 'cc d ee']);
  });

  it('does not fit where a part is wider than a line', () => {
    expect(set('Rindfleischetikettierung ist lang', 10)).toBeUndefined();
  });
});
