import { expect, test } from 'vitest';
import { CONFIRMATIONS_PER_DAY, ConfirmationQuota } from './confirmation-quota.ts';

const DAY = 24 * 60 * 60_000;

function makeQuota() {
  let now = 10 * DAY;
  const quota = new ConfirmationQuota(() => now);
  const take = (times: number, email: string) => Array.from({ length: times }, () => quota.take(email));
  return { take, pass: (time: number) => (now += time) };
}

test('stops writing to one address, in any case, but not to others', () => {
  const { take } = makeQuota();
  expect(take(CONFIRMATIONS_PER_DAY, 'ada@example.org')).not.toContain(false);
  expect(take(1, 'ADA@example.org')).toEqual([false]);
  expect(take(1, 'bea@example.org')).toEqual([true]);
});

test.each([DAY, -DAY])('begins again when the clock has moved by %d', (time) => {
  const { take, pass } = makeQuota();
  take(CONFIRMATIONS_PER_DAY, 'ada@example.org');
  pass(time);
  expect(take(1, 'ada@example.org')).toEqual([true]);
});
