import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureStem } from '@gloam/ui';
import { describe, expect, it } from 'vitest';

const KIB = 1024;
const LARGEST = { avif: 90 * KIB, meanAvif: 60 * KIB, png: 200 * KIB, all: 60 * KIB * KIB };

const publicDir = join(import.meta.dirname, '../../public');
const bytesOf = (path: string) =>
  statSync(join(publicDir, path), { throwIfNoEntry: false })?.size ?? Infinity;

const pictures = Object.values(
  import.meta.glob<PictureStem>('../../content/pictures/*.json', { eager: true, import: 'default' }),
);
const wide = pictures.filter(({ width }) => width === 1920).map(({ path }) => path);

const heavy = (paths: readonly string[], limit: number) =>
  paths.map((path) => [path, bytesOf(path)] as const).filter(([, bytes]) => bytes > limit);

describe('picture files', () => {
  it('do not exceed the size limits', () => {
    expect(
      heavy(
        wide.map((path) => `${path}-1920.avif`),
        LARGEST.avif,
      ),
    ).toEqual([]);
    expect(
      heavy(
        pictures.map(({ path }) => `${path}.png`),
        LARGEST.png,
      ),
    ).toEqual([]);
  });

  it('do not exceed the limits of mean and total size', () => {
    const sizes = wide.map((path) => bytesOf(`${path}-1920.avif`));
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(LARGEST.meanAvif);
    const files = readdirSync(join(publicDir, 'images'), { recursive: true, withFileTypes: true });
    const all = files
      .filter((file) => file.isFile())
      .map((file) => statSync(join(file.parentPath, file.name)).size);
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST.all);
  });

  it('all belong to a listed picture', () => {
    const known = new Set(
      pictures.flatMap(({ path, widths }) => [
        `${path}.png`,
        ...widths.flatMap((width) => [`${path}-${String(width)}.avif`, `${path}-${String(width)}.webp`]),
      ]),
    );
    const files = readdirSync(join(publicDir, 'images')).filter((file) => /\.(avif|webp|png)$/.test(file));
    expect(files.filter((file) => !known.has(`/images/${file}`))).toEqual([]);
  });
});
