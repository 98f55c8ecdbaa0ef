import { describe, expect, it } from 'vitest';
import { FASTEST_PERSON, looksLikeSpam, readSignals, writeSignals } from '../src/index.ts';

describe('Form-Signals header', () => {
  it.each([
    [{ trap: false, elapsed: 1200.6 }, 'elapsed=1201'],
    [{ trap: true, elapsed: 12 }, 'elapsed=12, trap'],
    [{ trap: true }, 'trap'],
    [{ trap: false }, ''],
  ])('encodes %j as %j and decodes it again', (signals, header) => {
    expect(writeSignals(signals)).toBe(header);
    const rounded = { ...signals, ...('elapsed' in signals && { elapsed: Math.round(signals.elapsed) }) };
    expect(readSignals(header, {})).toEqual(rounded);
  });

  it.each(['', 'elapsed', 'elapsed=soon', 'elapsed=1e999', 'traps', ';,=,', '__proto__=1'])(
    'has no signals in %j',
    (header) => {
      expect(readSignals(header, {})).toEqual({ trap: false });
    },
  );
});

describe('signal fields', () => {
  it.each([
    [
      { form_note: 'buy', form_ms: 12 },
      { trap: true, elapsed: 12 },
    ],
    [
      { form_note: '', form_ms: '4000' },
      { trap: false, elapsed: 4000 },
    ],
    [{}, { trap: false }],
    [{ form_note: 3, form_ms: '' }, { trap: false }],
    [{ form_ms: 'soon' }, { trap: false }],
    [{ form_ms: null }, { trap: false }],
    ['text', { trap: false }],
    [null, { trap: false }],
  ])('are read from %j', (body, signals) => {
    expect(readSignals(undefined, body)).toEqual(signals);
  });

  it('are read in addition to the header, which bots don’t send', () => {
    expect(readSignals('elapsed=60000', { form_note: 'buy' })).toEqual({ trap: true, elapsed: 60_000 });
  });
});

describe('looksLikeSpam', () => {
  it.each([
    [{ trap: true }, true],
    [{ trap: false, elapsed: FASTEST_PERSON - 1 }, true],
    [{ trap: false, elapsed: FASTEST_PERSON }, false],
    [{ trap: false }, false],
  ])('returns for %j: %s', (signals, expected) => {
    expect(looksLikeSpam(signals)).toBe(expected);
  });
});
