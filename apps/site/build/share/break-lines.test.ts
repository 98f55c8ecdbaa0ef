import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const set = (text: string, width: number) => breakLines(text.split(/(?<= )/), width, ({ length }) => length);

describe('breakLines', () => {
  it('keeps a title that fits on one line', () => {
    expect(set('one two', 7)).toEqual(['one two']);
  });

  it('uses as few lines as possible, of similar length', () => {
    expect(set('aaaa bbbb cccc dddd', 14)).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('prefers to break after a clause', () => {
    expect(set('aa bbb: cc ddd', 10)).toEqual(['aa bbb:', 'cc ddd']);
    expect(set('aaa bbb, cc d ee', 13)).toEqual(['aaa bbb,', 'cc d ee']);
  });

  it('returns undefined if a part is wider than a line', () => {
    expect(set('Rindfleischetikettierung ist lang', 10)).toBeUndefined();
  });
});
