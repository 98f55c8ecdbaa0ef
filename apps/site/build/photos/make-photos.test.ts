import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { openCache, type BuildCache } from '../../../../tools/step/cache.ts';
import { LEAST_WIDTH, makePhotos } from './make-photos.ts';

let folder: string;
let cache: BuildCache;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
  cache = openCache(path.join(folder, 'cache'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Returns a picture with a light upper half and a dark lower half. */
const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#101010' } }).composite([
    {
      input: { create: { width, height: Math.ceil(height / 2), channels: 3, background: '#e0e0e0' } },
      gravity: 'north',
    },
  ]);

const put = (name: string, bytes: Buffer) => {
  writeFileSync(path.join(folder, name), bytes);
};

const make = (taken?: ReadonlySet<string>) => makePhotos({ folders: [folder], taken, cache });

const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 15/1 0/1' }, IFD0: { Make: 'Camera' } };

it.each(['jpeg', 'png', 'webp', 'tiff'] as const)(
  'generates all sizes and formats of a %s',
  async (format) => {
    put(`lake.${format}`, await halves(2400, 1350).toFormat(format).toBuffer());
    const [photo] = await make();
    expect(photo?.picture).toMatchObject({
      path: '/images/lake',
      width: 1920,
      height: 1080,
      widths: [480, 960, 1920],
    });
    expect(photo?.picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect([...(photo?.files.keys() ?? [])].sort()).toEqual([
      'lake-1920.avif',
      'lake-1920.webp',
      'lake-480.avif',
      'lake-480.webp',
      'lake-960.avif',
      'lake-960.webp',
      'lake.png',
    ]);
    for (const [name, bytes] of photo?.files ?? []) {
      const { width } = await sharp(bytes).metadata();
      const [, size] = /-(\d+)\./.exec(name) ?? [];
      if (size !== undefined) expect(width, name).toBe(Number(size));
    }
    expect(photo?.warnings).toEqual([]);
  },
);

it('strips metadata such as the location, and applies the orientation', async () => {
  // Stores the picture on its side, so that its left edge is the top.
  const held = await sharp(await halves(1000, 1600).png().toBuffer())
    .rotate(-90)
    .jpeg()
    .toBuffer();
  put('held.jpg', await sharp(held).withExif(GPS).withMetadata({ orientation: 6 }).toBuffer());
  expect((await sharp(path.join(folder, 'held.jpg')).metadata()).exif).toBeDefined();
  const [photo] = await make();
  expect(photo?.picture).toMatchObject({ width: 1000, height: 1600 });
  for (const [name, bytes] of photo?.files ?? []) {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation ?? 1], name).toEqual([undefined, undefined, undefined, 1]);
    // Samples one pixel of each half.
    const column = await sharp(bytes).resize(1, 2, { fit: 'fill' }).greyscale().raw().toBuffer();
    const [top = 0, bottom = 0] = column;
    expect(top, name).toBeGreaterThan(150);
    expect(bottom, name).toBeLessThan(80);
  }
});

it('encodes a photograph once, and again when its bytes change', async () => {
  put('lake.jpg', await halves(1200, 800).jpeg().toBuffer());
  const first = await make();
  const made = vi.fn();
  const counting: BuildCache = (parts, encode) =>
    openCache(path.join(folder, 'cache'))(parts, () => {
      made();
      return encode();
    });
  cache = counting;
  expect(await make()).toEqual(first);
  expect(made).not.toHaveBeenCalled();
  put('lake.jpg', await halves(1300, 800).jpeg().toBuffer());
  expect((await make())[0]?.picture.width).toBe(1300);
  expect(made).toHaveBeenCalledOnce();
});

it('warns about each heavy file', async () => {
  put('lake.jpg', await halves(1000, 600).jpeg().toBuffer());
  const [photo] = await makePhotos({ folders: [folder], cache, weightLimit: 100 });
  expect(photo?.picture.widths.length).toBeGreaterThan(0);
  expect(photo?.warnings).toEqual(
    photo?.picture.widths.map(
      (width) => expect.stringMatching(`^lake-${String(width)}\\.avif has \\d+ KiB, more than `) as string,
    ),
  );
});

it('reports every unusable file with the reason', async () => {
  put(
    'small.jpg',
    await halves(LEAST_WIDTH - 1, 600)
      .jpeg()
      .toBuffer(),
  );
  put('text.jpg', Buffer.from('This is not a picture.'));
  put('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"/>'));
  const whole = await halves(1200, 800).jpeg().toBuffer();
  put('broken.jpg', whole.subarray(0, whole.length / 2));
  put('My Photo.jpg', whole);
  put('corridor.jpg', whole);
  put('twice.jpg', whole);
  put('twice.png', whole);
  const error = (await make(new Set(['corridor'])).catch((reason: unknown) => reason)) as Error;
  const lines = error.message.split('\n').slice(1);
  expect(lines).toHaveLength(7);
  for (const [file, reason] of [
    ['small.jpg', `it is ${LEAST_WIDTH - 1} pixels wide, but must be at least ${LEAST_WIDTH}`],
    ['text.jpg', 'not a picture'],
    ['drawing.png', 'not a picture'],
    ['broken.jpg', 'damaged'],
    ['My Photo.jpg', 'its name'],
    ['corridor.jpg', 'another picture is called "corridor"'],
    ['twice.png', 'another picture is called "twice"'],
  ])
    expect(error.message).toMatch(new RegExp(`${String(file)}: .*${String(reason)}`));
});

it('reads several folders and skips missing ones', async () => {
  put('lake.jpg', await halves(1000, 600).jpeg().toBuffer());
  put('notes.txt', Buffer.from('left alone'));
  const photos = await makePhotos({ folders: [path.join(folder, 'nowhere'), folder], cache });
  expect(photos.map(({ name }) => name)).toEqual(['lake']);
});
