import { isEqual, none, unequal, type Difference } from './compare.ts';
import type { Image } from './image.ts';

/** Pixels of flat areas and straight edges, which every browser draws alike, that may differ. */
const FIRM_PIXELS = 12;
/** Difference of a channel, in steps of 256, that a browser may make of a flat colour. */
export const FIRM_STEPS = 2;
/** A run of one colour this long is no part of a letter. */
const RUN = 24;
/** Side of the squares in which letters and curves are compared by their mean. */
const SQUARE = 8;
/** Difference of the mean of a channel that another way to draw rims may make. */
const MEAN_STEPS = 10;
/** Squares that may differ by more. */
const SQUARES = 1;

const SHIFTS = [0, 8, 16];

/**
 * For pictures of two browsers, which draw the rims of letters and curves each in its own way. Flat areas and straight
 * edges have to agree; of the rest the mean of each small square.
 */
export function compareTolerantly(expected: Image, actual: Image): Difference {
  if (isEqual(expected, actual)) return none(expected);
  const { marks, width, height, count } = unequal(expected, actual);
  if (expected.width !== actual.width || expected.height !== actual.height)
    return { marks, width, height, isChange: true, size: `${String(count)} pixels, and its size` };
  const firm = new Uint8Array(marks.length);
  let firmPixels = 0;
  marks.forEach((mark, at) => {
    if (mark === 0 || furthest(expected.pixels[at], actual.pixels[at]) <= FIRM_STEPS) return;
    if (!isFirm(expected, actual, at)) return;
    firm[at] = 1;
    firmPixels += 1;
  });
  const squares = changedSquares(expected, actual, marks);
  for (const at of squares.pixels) firm[at] = 1;
  return {
    marks: firm,
    width,
    height,
    isChange: firmPixels > FIRM_PIXELS || squares.count > SQUARES,
    size: `${String(firmPixels)} firm pixels, ${String(squares.count)} squares`,
  };
}

const channel = (pixel: number | undefined, shift: number) => ((pixel ?? 0) >>> shift) & 255;

/** The difference of the channel in which two pixels differ most. */
function furthest(one: number | undefined, other: number | undefined): number {
  return Math.max(...SHIFTS.map((shift) => Math.abs(channel(one, shift) - channel(other, shift))));
}

/**
 * Whether a pixel belongs to a straight line or a flat area in both pictures, so that every browser should draw it
 * alike. Where it lies between its neighbours across, it is the rim of something that does not end on a whole pixel.
 */
function isFirm(expected: Image, actual: Image, at: number): boolean {
  const both = [expected, actual];
  if (both.every((image) => runLength(image, at, 1) >= RUN))
    return !both.every((image) => isRim(image, at, image.width));
  if (both.every((image) => runLength(image, at, image.width) >= RUN))
    return !both.every((image) => isRim(image, at, 1));
  return false;
}

/** How many pixels of the same colour stand in line through this one; no more than `RUN` are counted. */
function runLength({ pixels, width }: Image, at: number, stride: number): number {
  const row = Math.floor(at / width);
  const isInLine = (one: number) =>
    one >= 0 && one < pixels.length && (stride !== 1 || Math.floor(one / width) === row);
  let length = 1;
  for (const direction of [-stride, stride]) {
    let one = at + direction;
    while (length < RUN && isInLine(one) && pixels[one] === pixels[at]) {
      length += 1;
      one += direction;
    }
  }
  return length;
}

/** Whether a pixel is a blend of the two beside it. */
function isRim({ pixels }: Image, at: number, stride: number): boolean {
  const [before, here, after] = [at - stride, at, at + stride].map((one) => brightness(pixels[one]));
  if (before === undefined || here === undefined || after === undefined) return false;
  return (before < here && here < after) || (before > here && here > after);
}

const brightness = (pixel: number | undefined) =>
  pixel === undefined ? undefined : SHIFTS.reduce((sum, shift) => sum + channel(pixel, shift), 0);

/** The squares whose mean differs, and the marked pixels in them. */
function changedSquares(expected: Image, actual: Image, marks: Uint8Array) {
  const { width, height } = expected;
  const pixels: number[] = [];
  let count = 0;
  for (let top = 0; top < height; top += SQUARE) {
    for (let left = 0; left < width; left += SQUARE) {
      const marked: number[] = [];
      for (let y = top; y < Math.min(height, top + SQUARE); y += 1)
        for (let x = left; x < Math.min(width, left + SQUARE); x += 1)
          if (marks[y * width + x]) marked.push(y * width + x);
      const mean = (shift: number) =>
        marked.reduce(
          (sum, at) => sum + channel(expected.pixels[at], shift) - channel(actual.pixels[at], shift),
          0,
        ) /
        SQUARE ** 2;
      if (marked.length === 0 || SHIFTS.every((shift) => Math.abs(mean(shift)) <= MEAN_STEPS)) continue;
      pixels.push(...marked);
      count += 1;
    }
  }
  return { pixels, count };
}
