import { describe, expect, test } from 'vitest';
import { batched } from './batched.ts';

/** Doubles numbers and notes its batches; 13 fails all of its batch. */
function makeDoubler({ isItemsFault = true } = {}) {
  const batches: number[][] = [];
  const double = batched<number, number>(
    async (items) => {
      batches.push(items);
      await new Promise((resolve) => setImmediate(resolve));
      if (items.includes(13)) throw new Error('13');
      return items.map((item) => item * 2);
    },
    { isItemsFault: () => isItemsFault },
  );
  return { batches, double };
}

describe('batched', () => {
  test('runs together what arrives together, and gives each its own result', async () => {
    const { batches, double } = makeDoubler();
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  test('lets what arrives meanwhile wait for the next batch', async () => {
    const { batches, double } = makeDoubler();
    const first = double(1);
    await new Promise((resolve) => setImmediate(resolve));
    const others = Promise.all([2, 3].map(double));
    expect([await first, await others]).toEqual([2, [4, 6]]);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  test('runs each alone when one of them is at fault', async () => {
    const { batches, double } = makeDoubler();
    const results = await Promise.allSettled([1, 13, 3].map(double));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([[1, 13, 3], [1], [13], [3]]);
  });

  test('fails all at once when the surroundings are at fault', async () => {
    const { batches, double } = makeDoubler({ isItemsFault: false });
    const results = await Promise.allSettled([1, 13, 3].map(double));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toHaveLength(1);
    expect(await double(4)).toBe(8);
  });

  test('lets only items of one key go together, without waiting for other keys', async () => {
    const batches: string[][] = [];
    const run = batched<string, string>(
      async (items) => {
        batches.push(items);
        await new Promise((resolve) => setImmediate(resolve));
        return items;
      },
      { keyOf: ([first]) => first },
    );
    await Promise.all(['a1', 'b1', 'a2'].map(run));
    expect(batches).toEqual([['a1', 'a2'], ['b1']]);
  });

  test('splits what is too much for one statement', async () => {
    const { batches, double } = makeDoubler();
    const numbers = Array.from({ length: 450 }, (_, index) => index + 100);
    expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2));
    expect(batches.map((batch) => batch.length)).toEqual([200, 200, 50]);
  });
});
