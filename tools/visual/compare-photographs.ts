import { isEqual, none, unequal, type Difference } from './compare.ts';
import type { Image } from './image.ts';

/** Side of the squares that are compared by their mean: grain and the losses of the file even out in them. */
const SQUARE = 16;
/** Difference of the mean brightness, in steps of 256, that those and the rims of letters may make. */
const STEPS = 4;
/** The same of a channel: the file has fewer steps of colour, which are seen most in vermilion. */
const COLOUR_STEPS = 12;
/** Squares that may differ by more. */
const SQUARES = 3;

/**
 * For what is mostly photograph. Its grain is different in each encoding, its light is not: another picture or crop, one that is darker by a fifth,
 * one that did not come, or another scrim over it is seen; a word that is set a hair otherwise is not.
 */
export function comparePhotographs(expected: Image, actual: Image): Difference {
  if (isEqual(expected, actual)) return none(expected);
  const { width, height } = expected;
  if (width !== actual.width || height !== actual.height) {
    const all = unequal(expected, actual);
    return { ...all, isChange: true, size: 'its size' };
  }
  const marks = new Uint8Array(width * height);
  let count = 0;
  for (let top = 0; top < height; top += SQUARE) {
    for (let left = 0; left < width; left += SQUARE) {
      const square = {
        left,
        top,
        right: Math.min(width, left + SQUARE),
        bottom: Math.min(height, top + SQUARE),
      };
      const [one, other] = [meanOf(expected, square), meanOf(actual, square)];
      if (isNear(one, other)) continue;
      for (let y = top; y < square.bottom; y += 1) marks.fill(1, y * width + left, y * width + square.right);
      count += 1;
    }
  }
  return { marks, width, height, isChange: count > SQUARES, size: `${String(count)} squares` };
}

type Colour = readonly [red: number, green: number, blue: number];

const brightness = ([red, green, blue]: Colour) => (2 * red + 5 * green + blue) / 8;

const isNear = (one: Colour, other: Colour) =>
  Math.abs(brightness(one) - brightness(other)) <= STEPS &&
  one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= COLOUR_STEPS);

interface Square {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The mean of red, green and blue in a square. */
function meanOf({ pixels, width }: Image, { left, top, right, bottom }: Square): Colour {
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      const pixel = pixels[at] ?? 0;
      red += pixel & 255;
      green += (pixel >>> 8) & 255;
      blue += (pixel >>> 16) & 255;
    }
  }
  const count = (right - left) * (bottom - top);
  return [red / count, green / count, blue / count];
}
