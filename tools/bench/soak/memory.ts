// How the memory of a process goes.
import { memoryOf } from '../server.ts';

/** Between two looks, in milliseconds. */
const PAUSE = 2_000;

/** In MB; the slope is that of the second half, in MB an hour. */
export interface MemoryFigures {
  first: number;
  most: number;
  last: number;
  slope: number;
}

/** Looks at the memory until it is stopped. Another process may come in the place of the first. */
export function memoryOver(pid: () => number | undefined): { stop: () => MemoryFigures } {
  const samples: { hours: number; memory: number }[] = [];
  const look = () => {
    try {
      const memory = memoryOf(pid() ?? 0);
      // One that has ended has none.
      if (!Number.isNaN(memory)) samples.push({ hours: performance.now() / 3_600_000, memory });
    } catch {
      // It is being started again.
    }
  };
  look();
  const timer = setInterval(look, PAUSE);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      const memories = samples.map(({ memory }) => memory);
      return {
        first: memories[0] ?? Number.NaN,
        most: Math.max(...memories),
        last: memories.at(-1) ?? Number.NaN,
        slope: slopeOf(samples.slice(Math.floor(samples.length / 2))),
      };
    },
  };
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Of the straight line that fits best. */
function slopeOf(samples: readonly { hours: number; memory: number }[]): number {
  const middle = mean(samples.map(({ hours }) => hours));
  const level = mean(samples.map(({ memory }) => memory));
  const above = samples.map(({ hours, memory }) => (hours - middle) * (memory - level));
  return mean(above) / mean(samples.map(({ hours }) => (hours - middle) ** 2));
}
