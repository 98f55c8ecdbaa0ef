import { expect, it } from 'vitest';
import type { Exposable } from '../scenes/shot.ts';
import { FPS, type Take } from './clip.ts';
import { shoot } from './shoot.ts';

it('traces each frame of a moving prop with its number and lamps, and forgets it', async () => {
  const kept: Exposable[] = [];
  let held = 0;
  const room = {
    keep: (_: string, shot: Exposable) => {
      kept.push(shot);
      held += 1;
      return Promise.resolve();
    },
    frame: () => {
      expect(held).toBe(1);
      return Promise.resolve(Buffer.from(String(kept.length)));
    },
    forget: () => {
      held = 0;
      return Promise.resolve();
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
  expect(kept.map(({ prop }) => prop)).toEqual([0, 0.5, 1, 1]);
  expect(kept.map(({ lamps }) => lamps)).toEqual([
    [0, 0],
    [1, 0.5],
    [1, 0.5],
    [1, 0.5],
  ]);
});
