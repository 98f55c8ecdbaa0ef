// What every story keeps while the tests run it: a silent console, and no sideways scroll of the document.
import { afterEach, beforeEach, expect } from 'vitest';

let noise: unknown[][] = [];

for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console);
  console[level] = (...message: unknown[]) => {
    noise.push(message);
    write(...message);
  };
}

beforeEach(() => {
  noise = [];
});

afterEach(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(noise, 'messages on the console').toEqual([]);
  expect(scrollWidth, 'width of the document').toBeLessThanOrEqual(clientWidth);
});
