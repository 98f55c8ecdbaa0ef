import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache } from '../../../../tools/step/cache.ts';
import { FATAL } from '../../src/brand/lettering.ts';
import { openSharePictures, type SharePicture } from './open-share-pictures.ts';

const PICTURE: SharePicture = { title: 'Grüße aus dem Flur', lang: 'de', picture: '/hall' };

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const open = () => openSharePictures({ from: folder, mark: FATAL, cache: openCache(at('cache')) });

async function fill(grey: number) {
  const background = { r: grey, g: grey, b: grey };
  await sharp({ create: { width: 192, height: 108, channels: 3, background } })
    .webp()
    .toFile(at('hall-1920.webp'));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-'));
  await fill(20);
});

afterEach(() => rm(folder, { recursive: true }));

describe('openSharePictures', () => {
  it('writes a JPEG of the size declared in the page head', async () => {
    await (await open()).write(at('new', 'hall.de.jpg'), PICTURE);
    const { format, width, height } = await sharp(at('new', 'hall.de.jpg')).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('renders once for languages with the same title, and again for a different title or picture', async () => {
    const pictures = await open();
    await Promise.all([
      pictures.write(at('a.jpg'), PICTURE),
      pictures.write(at('b.jpg'), { ...PICTURE, lang: 'en' }),
      pictures.write(at('c.jpg'), { ...PICTURE, title: 'ニュース', lang: 'ja' }),
    ]);
    expect(await readdir(at('cache'))).toHaveLength(2);
    expect(await readFile(at('a.jpg'))).toEqual(await readFile(at('b.jpg')));

    await fill(40);
    await (await open()).write(at('d.jpg'), PICTURE);
    expect(await readdir(at('cache'))).toHaveLength(3);
  });

  it('writes reproducible files, also in concurrent builds', async () => {
    const builds = await Promise.all([open(), open()]);
    await Promise.all(builds.map((build, index) => build.write(at(`${String(index)}.jpg`), PICTURE)));
    const [first, second] = [await readFile(at('0.jpg')), await readFile(at('1.jpg'))];
    await rm(at('cache'), { recursive: true });
    await (await open()).write(at('2.jpg'), PICTURE);
    expect(second).toEqual(first);
    expect(await readFile(at('2.jpg'))).toEqual(first);
    expect(await readdir(at('cache'))).toHaveLength(1);
  });

  it('reuses cached pictures', async () => {
    await (await open()).write(at('a.jpg'), PICTURE);
    const [kept = ''] = await readdir(at('cache'));
    // Rewriting would replace the file and change its inode.
    const { ino } = await stat(at('cache', kept));
    await (await open()).write(at('b.jpg'), PICTURE);
    expect((await stat(at('cache', kept))).ino).toBe(ino);
  });

  it('darkens bright pictures behind the text', async () => {
    await fill(255);
    await (await open()).write(at('a.jpg'), PICTURE);
    const corner = { left: 0, top: 560, width: 60, height: 60 };
    const pixels = await sharp(at('a.jpg')).extract(corner).raw().toBuffer();
    expect(Math.max(...pixels)).toBeLessThan(100);
  });

  it('throws for a title with a letter that is missing from all fonts', async () => {
    const made = (await open()).write(at('a.jpg'), { ...PICTURE, title: 'Привет' });
    await expect(made).rejects.toThrow('No font of the share pictures has "П"');
  });
});
