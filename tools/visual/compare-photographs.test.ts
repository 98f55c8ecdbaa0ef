import { describe, expect, it } from 'vitest';
import { comparePhotographs } from './compare-photographs.ts';
import { decode, OPAQUE, toLossyWebp, type Image } from './image.ts';

interface Exposure {
  /** Where the lamp stands. */
  lamp?: number;
  /** How much of its light there is. */
  light?: number;
  /** Which grain lies over it. */
  grain?: number;
}

const [WIDTH, HEIGHT] = [320, 200];

/** A dark room with one lamp, and grain. */
function photograph({ lamp = 0.3, light = 1, grain = 1 }: Exposure = {}): Image {
  const pixels = new Uint32Array(WIDTH * HEIGHT);
  let random = grain;
  for (let at = 0; at < pixels.length; at += 1) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const noise = (random / 2 ** 32 - 0.5) * 12;
    const [x, y] = [(at % WIDTH) / WIDTH - lamp, Math.floor(at / WIDTH) / HEIGHT - 0.5];
    const value = Math.min(
      255,
      Math.max(0, Math.round(14 + light * 190 * Math.exp(-9 * (x * x + y * y)) + noise)),
    );
    pixels[at] = (value | (value << 8) | (value << 16) | OPAQUE) >>> 0;
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

/** One tone all over, as a picture that did not come. */
const flat = (tone: number): Image => ({
  width: WIDTH,
  height: HEIGHT,
  pixels: new Uint32Array(WIDTH * HEIGHT).fill((tone * 0x010101) | OPAQUE),
});

const isChange = (actual: Image) => comparePhotographs(photograph(), actual).isChange;

describe('a photograph', () => {
  it('is as expected in its file, which has lost a little', async () => {
    const kept = await decode(await toLossyWebp(photograph()));
    expect(comparePhotographs(kept, photograph()).isChange).toBe(false);
  });

  it('is as expected with another grain', () => {
    expect(isChange(photograph({ grain: 2 }))).toBe(false);
  });

  it.each<[string, Image]>([
    ['a fifth darker', photograph({ light: 0.8 })],
    ['lit from elsewhere', photograph({ lamp: 0.36 })],
    ['one tone', flat(30)],
    [
      'of another colour',
      { ...photograph(), pixels: photograph().pixels.map((pixel) => (pixel & ~0xff0000) >>> 0) },
    ],
    ['of another size', { ...photograph(), height: HEIGHT - 1 }],
  ])('is not as expected when it is %s', (_, actual) => {
    expect(isChange(actual)).toBe(true);
  });

  it('is marked where it differs', () => {
    const { marks } = comparePhotographs(photograph(), photograph({ lamp: 0.5 }));
    const marked = (x: number, y: number) => marks[y * WIDTH + x];
    expect([marked(318, 2), marked(64, 100), marked(190, 100)]).toEqual([0, 1, 1]);
  });
});
