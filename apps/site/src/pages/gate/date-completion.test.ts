import { describe, expect, it } from 'vitest';
import { dateCompletion } from './date-completion.ts';

describe(dateCompletion, () => {
  it.each([
    ['nothing', { isWhole: false, isBegun: false, digits: 0 }, 0],
    ['a digit of the day', { isWhole: false, isBegun: true, digits: 1 }, 1],
    ['a part chosen with arrows', { isWhole: false, isBegun: true, digits: 0 }, 1],
    ['day and month', { isWhole: false, isBegun: true, digits: 4 }, 2],
    ['all but the last digit', { isWhole: false, isBegun: true, digits: 7 }, 2],
    ['all of it', { isWhole: true, isBegun: false, digits: 8 }, 3],
    ['all of it, by a picker', { isWhole: true, isBegun: false, digits: 0 }, 3],
  ])('returns the thirds typed for %s: %o', (_, typed, thirds) => {
    expect(dateCompletion(typed)).toBeCloseTo(thirds / 3);
  });
});
