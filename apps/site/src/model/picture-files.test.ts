import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import images from '../../content/images.json' with { type: 'json' };
import { team } from '../../content/team.ts';
import { hasPicture, pictureNameIn } from './pictures.ts';
import './pictures/all.ts';

const KIB = 1024;
const LARGEST = { avif: 90 * KIB, meanAvif: 60 * KIB, png: 200 * KIB, all: 60 * KIB * KIB };

const publicDir = join(import.meta.dirname, '../../public');
const bytesOf = (path: string) =>
  statSync(join(publicDir, path), { throwIfNoEntry: false })?.size ?? Infinity;

const names = Object.keys(images);
const wide = names.filter((name) => (images as Record<string, { width: number }>)[name]?.width === 1920);

const heavy = (paths: readonly string[], limit: number) =>
  paths.map((path) => [path, bytesOf(path)] as const).filter(([, bytes]) => bytes > limit);

describe('the files of the pictures', () => {
  it('are none of them heavy', () => {
    expect(
      heavy(
        wide.map((name) => `images/${name}-1920.avif`),
        LARGEST.avif,
      ),
    ).toEqual([]);
    expect(
      heavy(
        names.map((name) => `images/${name}.png`),
        LARGEST.png,
      ),
    ).toEqual([]);
  });

  it('are light on average, and all together', () => {
    const sizes = wide.map((name) => bytesOf(`images/${name}-1920.avif`));
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(LARGEST.meanAvif);
    const files = readdirSync(join(publicDir, 'images'), { recursive: true, withFileTypes: true });
    const all = files
      .filter((file) => file.isFile())
      .map((file) => statSync(join(file.parentPath, file.name)).size);
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST.all);
  });

  it('are all of a picture that the list knows', () => {
    const known = new Set(
      Object.entries(images).flatMap(([name, { widths }]) => [
        `${name}.png`,
        ...widths.flatMap((width) => [`${name}-${String(width)}.avif`, `${name}-${String(width)}.webp`]),
      ]),
    );
    const files = readdirSync(join(publicDir, 'images')).filter((file) => /\.(avif|webp|png)$/.test(file));
    expect(files.filter((file) => !known.has(file))).toEqual([]);
  });
});

it('shows everybody who has a picture in the team', () => {
  const portraits = team.flatMap(({ image }) => (image === null ? [] : [image]));
  expect(portraits.filter((path) => !hasPicture(pictureNameIn(path) ?? ''))).toEqual([]);
});
