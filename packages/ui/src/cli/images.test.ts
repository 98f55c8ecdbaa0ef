// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromStem, type PictureStem } from '../picture/picture.logic.js';
import { run } from './images.js';

let folder = '';
const at = (...path: string[]) => join(folder, ...path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gloam-images-'));
  mkdirSync(at('photos'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });

describe('the command "images"', () => {
  it('writes every file that a picture names, turned as it was held, and without what the camera wrote', async () => {
    await photograph(600, 1000)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(at('photos/pier.jpg'));
    await run([at('photos'), '--out', at('out'), '--base', '/stills/']);
    const list = JSON.parse(readFileSync(at('out/pictures.json'), 'utf8')) as { pier: PictureStem };
    const { src, sources = [], width, height, placeholder } = fromStem(list.pier);
    expect([src, width, height]).toEqual(['/stills/pier.png', 1000, 600]);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    const named = [src, ...sources.flatMap(({ srcSet }) => srcSet.split(', '))].map((one) =>
      one.replace(/ \d+w$/, '').replace('/stills/', ''),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((file) => !existsSync(at('out', file)))).toEqual([]);
    const { exif, orientation } = await sharp(at('out/pier-480.webp')).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('says what to mend', async () => {
    await expect(run([])).rejects.toThrow('<folder> is missing');
    await expect(run([at('photos')])).rejects.toThrow('has no JPEG, PNG, WebP or TIFF');
    writeFileSync(at('photos/pier.jpg'), 'no picture');
    await expect(run([at('photos'), '--out', at('out')])).rejects.toThrow('pier.jpg cannot be read');
    writeFileSync(at('photos/pier.png'), 'no picture');
    await expect(run([at('photos')])).rejects.toThrow('Two pictures are called pier');
  });
});
