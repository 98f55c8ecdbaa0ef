import { expect, it } from 'vitest';
import { hasPicture } from '../src/content/pictures.ts';
import { gallery } from './gallery.ts';

it('shows pictures that exist, each once and each described', () => {
  const names = gallery.map(({ name }) => name);
  expect(names.filter((name) => !hasPicture(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(gallery.filter(({ alt }) => !alt.message)).toEqual([]);
});
