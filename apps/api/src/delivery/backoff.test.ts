import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, waitAfter } from './backoff.ts';

const HOUR = 60 * 60_000;

test('doubles the wait, up to six hours', () => {
  expect([1, 2, 3, 4].map((attempts) => waitAfter(attempts, 0.5))).toEqual([
    30_000, 60_000, 120_000, 240_000,
  ]);
  expect(waitAfter(11, 0.5)).toBe(6 * HOUR);
  expect(waitAfter(1_000, 0.5)).toBe(6 * HOUR);
});

test('varies by a fifth', () => {
  expect(waitAfter(1, 0)).toBe(24_000);
  expect(waitAfter(1, 1)).toBe(36_000);
});

test('gives up after about three days', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1, 0.5));
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total / HOUR).toBeGreaterThan(70);
  expect(total / HOUR).toBeLessThan(80);
});
