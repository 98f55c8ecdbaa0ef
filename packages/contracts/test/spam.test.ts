import { describe, expect, it } from 'vitest';
import { FASTEST_PERSON, looksLikeSpam, readSpamSignals } from '../src/index.ts';

describe('readSpamSignals', () => {
  it.each([
    [
      { form_note: 'buy', form_ms: 12 },
      { trap: 'buy', elapsed: 12 },
    ],
    [
      { form_note: '', form_ms: '4000' },
      { trap: '', elapsed: 4000 },
    ],
    [{}, { trap: '' }],
    [{ form_note: 3, form_ms: '' }, { trap: '' }],
    [{ form_ms: 'soon' }, { trap: '' }],
    [{ form_ms: null }, { trap: '' }],
    ['text', { trap: '' }],
    [null, { trap: '' }],
  ])('reads %j', (body, signals) => {
    expect(readSpamSignals(body)).toEqual(signals);
  });
});

describe('looksLikeSpam', () => {
  it.each([
    [{ trap: 'x' }, true],
    [{ trap: ' ' }, true],
    [{ trap: '', elapsed: FASTEST_PERSON - 1 }, true],
    [{ trap: '', elapsed: FASTEST_PERSON }, false],
    [{ trap: '' }, false],
  ])('%j: %s', (signals, expected) => {
    expect(looksLikeSpam(signals)).toBe(expected);
  });
});
