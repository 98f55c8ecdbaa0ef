import { expect, it, vi } from 'vitest';
import type { Exposable } from '../scenes/shot.ts';
import { FPS, type Take } from './clip.ts';
import { shoot } from './shoot.ts';

it('traces each frame of a moving prop with its number and lamps', async () => {
  const traced: Exposable[] = [];
  const room = {
    keep: vi.fn(),
    frame: vi.fn(),
    forget: vi.fn(),
    exposures: (shots: readonly Exposable[]) => {
      traced.push(...shots);
      return Promise.resolve(Buffer.from(String(traced.length)));
    },
  };
  const take: Take = {
    scene: 'latch',
    seconds: 4 / FPS,
    lamps: [2, 1],
    moves: [
      [0, 0],
      [2 / FPS, 1],
    ],
    light: {
      all: [
        [0, 0],
        [1 / FPS, 0.5],
      ],
    },
  };
  const frames = [];
  for await (const frame of shoot(room, take)) frames.push(String(frame));
  expect(frames).toEqual(['1', '2', '3', '4']);
  expect(traced.map(({ prop }) => prop)).toEqual([0, 0.5, 1, 1]);
  expect(traced.map(({ lamps }) => lamps)).toEqual([
    [0, 0],
    [1, 0.5],
    [1, 0.5],
    [1, 0.5],
  ]);
});
