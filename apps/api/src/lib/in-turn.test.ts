import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('runs one piece at a time, in order, and goes on after one that fails', async () => {
  const run = inTurn();
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = (number: number) => async () => {
    most = Math.max(most, (running += 1));
    await sleep(1);
    running -= 1;
    done.push(number);
    if (number === 1) throw new Error('no');
  };
  const results = await Promise.allSettled([1, 2, 3].map((number) => run(work(number))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect({ most, done }).toEqual({ most: 1, done: [1, 2, 3] });
});
