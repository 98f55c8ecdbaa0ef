import type { Image } from './image.ts';

/** How two pictures differ. */
export interface Difference {
  /** For each pixel of the larger frame, 1 where they differ. */
  marks: Uint8Array;
  width: number;
  height: number;
  /** Whether that is more than may be. */
  isChange: boolean;
  /** In words, for the report. */
  size: string;
}

/** Pixels that may differ where the same browser draws: now and then one rounds a blend the other way. */
export const STRICT_PIXELS = 12;

/** For pictures that the same browser has drawn: pixel for pixel. */
export function compareStrictly(expected: Image, actual: Image): Difference {
  if (isEqual(expected, actual)) return none(expected);
  const { marks, width, height, count } = unequal(expected, actual);
  return { marks, width, height, isChange: count > STRICT_PIXELS, size: `${String(count)} pixels` };
}

const bytesOf = ({ pixels }: Image) => Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);

export const isEqual = (one: Image, other: Image) =>
  one.width === other.width && one.height === other.height && bytesOf(one).equals(bytesOf(other));

export const none = ({ width, height }: Image): Difference => ({
  marks: new Uint8Array(0),
  width,
  height,
  isChange: false,
  size: 'nothing',
});

/** Marks what is not the same; what only one of them reaches counts as different. */
export function unequal(expected: Image, actual: Image) {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const marks = new Uint8Array(width * height);
  let count = 0;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (pixelAt(expected, x, y) === pixelAt(actual, x, y)) continue;
      marks[at] = 1;
      count += 1;
    }
  }
  return { marks, width, height, count };
}

const pixelAt = ({ width, height, pixels }: Image, x: number, y: number) =>
  x < width && y < height ? pixels[y * width + x] : undefined;
