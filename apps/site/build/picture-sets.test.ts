import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { picturesOfSet } from './picture-sets.ts';

const site = path.join(import.meta.dirname, '..');
const all = JSON.parse(readFileSync(path.join(site, 'content/images.json'), 'utf8')) as Record<
  string,
  unknown
>;
const namesIn = (set: string) => Object.keys(picturesOfSet(set, all, site));

describe('the pictures that a kind of page imports', () => {
  it.each([
    ['portraits', 'portrait-'],
    ['positions', 'position-'],
    ['news', 'news-'],
  ])('are, for %s, those whose name begins with %s', (set, prefix) => {
    expect(namesIn(set)).toEqual(Object.keys(all).filter((name) => name.startsWith(prefix)));
    expect(namesIn(set)).not.toEqual([]);
  });

  it('are, for the gallery, its frames', () => {
    const content = readFileSync(path.join(site, 'content/gallery.ts'), 'utf8');
    const frames = [...content.matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name);
    expect(namesIn('gallery').toSorted()).toEqual(frames.filter((name) => name && name in all).toSorted());
  });

  it('are, for every page, those that it names', () => {
    expect(namesIn('scenes')).toEqual(expect.arrayContaining(['corridor', 'darkroom', 'moor']));
    expect(namesIn('scenes').length).toBeLessThan(Object.keys(all).length / 2);
  });
});
