import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeLettering } from './make-lettering.ts';

const COLOURS = { ink: '#102030', silver: '#f0e0d0', line: '#405060' };

let folder: string;

/** What one run writes, by the names of the files. */
async function filesOf(run: string): Promise<Map<string, Buffer>> {
  const to = path.join(folder, run);
  await writeLettering(to, COLOURS);
  const entries = await readdir(to, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      names.sort().map(async (name) => [path.relative(to, name), await readFile(name)] as const),
    ),
  );
}

let files: Map<string, Buffer>;
const file = (name: string) => files.get(name) ?? Buffer.alloc(0);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lettering-'));
  files = await filesOf('first');
});

afterAll(() => rm(folder, { recursive: true }));

it('draws the same bytes again', async () => {
  expect(await filesOf('second')).toEqual(files);
});

it('draws in the colours that it is given', async () => {
  expect(file('unleashed-darkness.svg').toString()).toContain(`fill="${COLOURS.line}"`);
  const icons = [...files].filter(([name]) => /^icons.*\.(?:svg|png)$/.test(name));
  for (const [name, bytes] of icons) {
    const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
    expect([...pixels.subarray(0, 3)], name).toEqual([0x10, 0x20, 0x30]);
    expect(pixels.includes(Buffer.from([0xf0, 0xe0, 0xd0])), name).toBe(true);
  }
});

it('fills the box of a drawing to its edges', async () => {
  const drawing = file('unleashed-darkness.svg');
  const { width, height } = await sharp(drawing).metadata();
  const { info } = await sharp(drawing).trim().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
});

it('has each logo for dark and for light grounds, on no ground, as a drawing and as pixels', async () => {
  const names = [...files.keys()].filter((name) => name.startsWith('logos/'));
  const logos = new Set(names.map((name) => name.replace(/-(?:dark|light)\.\w+$/, '')));
  expect(logos.size).toBeGreaterThan(0);
  for (const [ground, colour] of [
    ['dark', COLOURS.silver],
    ['light', COLOURS.ink],
  ] as const) {
    for (const logo of logos) {
      const svg = file(`${logo}-${ground}.svg`);
      expect(svg.toString()).toContain(`fill="${colour}"`);
      const { data, info } = await sharp(file(`${logo}-${ground}.png`))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(Math.max(info.width, info.height)).toBeGreaterThanOrEqual(2000);
      // The middle of a stem is opaque and the ground is not there at all.
      const alphas = data.filter((_, at) => at % 4 === 3);
      expect([Math.min(...new Set(alphas)), Math.max(...new Set(alphas))]).toEqual([0, 255]);
      const { width, height } = await sharp(svg).metadata();
      expect(info.width / info.height).toBeCloseTo(width / height, 1);
    }
  }
});

it('has an image of each size that favicon.ico lists', async () => {
  const ico = file('icons/favicon.ico');
  const count = ico.readUInt16LE(4);
  expect(count).toBeGreaterThan(0);
  for (let at = 6; at < 6 + 16 * count; at += 16) {
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    const { format, width, height } = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect([format, width, height]).toEqual(['png', ico[at], ico[at + 1]]);
  }
});
