import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test, vi } from 'vitest';
import { countTogether } from './count-together.ts';

function make(points: number) {
  const limiter = new RateLimiterMemory({ points, duration: 600 });
  const consume = vi.spyOn(limiter, 'consume');
  return { limiter, consume, count: countTogether(limiter) };
}

const times = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, work));

test('lets exactly as many through as the limit says, in their order', async () => {
  const { count } = make(10);
  const first = await times(7, () => count('a'));
  const second = await times(7, () => count('a'));
  const results = [...first, ...second].map(({ withinLimit }) => withinLimit);
  expect(results).toEqual(Array.from({ length: 14 }, (_, index) => index < 10));
  expect(second[0]?.msBeforeNext).toBeGreaterThan(0);
});

test('counts those who come while a count is under way in one round trip', async () => {
  const { count, consume } = make(100);
  const first = count('a');
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, times(50, () => count('a'))]);
  expect(consume.mock.calls).toEqual([
    ['a', 1],
    ['a', 50],
  ]);
});

test('keeps clients apart', async () => {
  const { count } = make(1);
  const results = await Promise.all(['a', 'b', 'a'].map(count));
  expect(results.map(({ withinLimit }) => withinLimit)).toEqual([true, true, false]);
});

test('goes on after a failure', async () => {
  const { count, consume } = make(10);
  consume.mockRejectedValueOnce(new Error('gone'));
  await expect(count('a')).rejects.toThrow('gone');
  expect(await count('a')).toMatchObject({ withinLimit: true });
});
