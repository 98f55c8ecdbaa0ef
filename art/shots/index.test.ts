import { expect, it } from 'vitest';
import { readPictures } from '../store.ts';
import { FRAMES } from './frames.ts';
import { PICTURES } from './index.ts';

it('has a shot or a frame for every picture that is kept: what nobody shoots goes when all are made', async () => {
  const kept = Object.keys(await readPictures());
  expect(kept.filter((name) => !(name in PICTURES || name in FRAMES))).toEqual([]);
});
