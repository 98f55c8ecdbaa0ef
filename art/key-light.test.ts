import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brightShare, checkBrightness } from './key-light.ts';

/** Returns a dark print of 100 by 100 with a lit patch of this many rows. */
const print = (rows: number, level: number) => {
  const grey = (value: number) => ({ r: value, g: value, b: value });
  const patch = { create: { width: 10, height: rows, channels: 3 as const, background: grey(level) } };
  return sharp({ create: { width: 100, height: 100, channels: 3, background: grey(20) } })
    .composite([{ input: patch, left: 40, top: 40 }])
    .png()
    .toBuffer();
};

describe('checkBrightness', () => {
  it('accepts a print of which at least 1 % is above 150', async () => {
    expect(await brightShare(await print(25, 151))).toBe(2.5);
    expect(await checkBrightness(await print(10, 151))).toBeUndefined();
  });

  it('reports the share if less is bright, or if the light is dim', async () => {
    expect(await checkBrightness(await print(9, 255))).toBe(
      'has 0.9 % above 150 of 255, less than 1 %: give it a light',
    );
    expect(await checkBrightness(await print(50, 150))).toMatch(/^has 0 %/);
  });
});
