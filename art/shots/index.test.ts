import { expect, it } from 'vitest';
import { readPictures } from '../store.ts';
import { PICTURES } from './index.ts';

it('has a shot for every picture that is kept: what nobody shoots goes when all are made', async () => {
  const kept = Object.keys(await readPictures());
  expect(kept.filter((name) => !(name in PICTURES))).toEqual([]);
});
