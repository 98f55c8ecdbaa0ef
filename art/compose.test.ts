import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawOver, values } from './compose.ts';
import type { View } from './scenes/shot.ts';

const size = { width: 640, height: 360 };
const view: View = { eye: [0, 1, 0], lens: 1, shift: [0.1, 0], lamps: [] };

const plain = (grey: number) =>
  sharp({ create: { ...size, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();

/** The first channel of a picture, by column and row. */
async function lightOf(print: Buffer) {
  const { data, info } = await sharp(print).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => data.readUInt8((y * info.width + x) * info.channels);
}

it('draws a line through visible points, and skips points behind the camera', async () => {
  const through = [
    [0.2, 1, 2],
    [0.2, 1.4, 2],
    [0.2, 1, -2],
  ] as const;
  const drawn = await drawOver(await plain(0), [{ through, color: 'text', width: 24 }], view, size);
  const light = await lightOf(drawn);
  expect(light(320, 178)).toBeGreaterThan(200);
  expect(light(320, 120)).toBeGreaterThan(200);
  expect(light(320, 240)).toBe(0);
});

it('keeps black in a sketch of values, and makes a grey one of its own', async () => {
  const [black, grey] = await Promise.all(
    [0, 110].map(async (one) => lightOf(await values(await plain(one), size))),
  );
  expect(black?.(320, 180)).toBeLessThan(10);
  expect(grey?.(320, 180)).toBe(96);
});
