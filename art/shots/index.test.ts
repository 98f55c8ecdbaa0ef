import { expect, it } from 'vitest';
import { readPictures } from '../store.ts';
import { FRAMES } from './frames.ts';
import { PICTURES } from './index.ts';

// `npm run render -- all` deletes pictures that have neither.
it('has a shot or a frame for every stored picture', async () => {
  const kept = Object.keys(await readPictures());
  expect(kept.filter((name) => !(name in PICTURES || name in FRAMES))).toEqual([]);
});
