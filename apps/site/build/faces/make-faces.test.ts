import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildCache } from '../../../../tools/step/cache.ts';
import { COLUMNS, makeFaces } from './make-faces.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faces-'));
const cache: BuildCache = (_, make) => make();
const ids = Array.from({ length: COLUMNS + 1 }, (_, index) => index + 1);

beforeAll(async () => {
  for (const id of ids)
    await sharp({
      create: { width: 160, height: 200, channels: 3, background: { r: id * 15, g: id * 15, b: id * 15 } },
    }).toFile(path.join(folder, `portrait-${String(id)}.png`));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('makeFaces', () => {
  it('arranges every portrait in rows', async () => {
    const { sheet, rows, places } = await makeFaces(folder, cache);
    expect(rows).toBe(2);
    expect(Object.keys(places)).toEqual(ids.map((id) => `/images/portrait-${String(id)}`));
    const { data, info } = await sharp(sheet).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([80 * COLUMNS, 200]);
    const brightness = (place: number) =>
      data[(Math.floor(place / COLUMNS) * 100 + 50) * info.width + (place % COLUMNS) * 80 + 40] ?? 0;
    for (const [index, id] of ids.entries()) expect(Math.abs(brightness(index) - id * 15)).toBeLessThan(6);
  });
});
