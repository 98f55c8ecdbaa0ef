import sharp from 'sharp';
import { color } from '../../../../packages/ui/src/tokens.ts';
import { SHARE_SIZE } from './size.ts';

const { width, height } = SHARE_SIZE;
/** Colour behind text. */
export const INK = color['ground-deep'].value;

/** Overlay as large as a share picture: RGBA pixels for sharp's `composite`. */
export interface Overlay {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

async function overlay(gradient: string, opacity = 1): Promise<Overlay> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${gradient}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#ink)" opacity="${opacity}"/></svg>`;
  const input = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { input, raw: { width, height, channels: 4 } };
}

type Pair = readonly [number, number];

/** Formats gradient stops of the ink colour, given as offset and opacity. */
const stops = (list: readonly Pair[]) =>
  list
    .map(([at, opacity]) => `<stop offset="${at}" stop-color="${INK}" stop-opacity="${opacity}"/>`)
    .join('');

/** Draws an ellipse of ink around a point. Both are relative to the picture's size. */
const ellipse = ([x, y]: Pair, [rx, ry]: Pair, ink: readonly Pair[]) =>
  overlay(
    `<radialGradient id="ink" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" ` +
      `gradientTransform="translate(${x * width} ${y * height}) scale(${rx * width} ${ry * height})">` +
      `${stops(ink)}</radialGradient>`,
  );

/** Draws a gradient of ink from the lower left to the upper right, 20° from the vertical. */
function diagonal(opacity: number): Promise<Overlay> {
  const angle = (20 * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const half = (width * Math.abs(x) + height * Math.abs(y)) / 2;
  const [dx, dy] = [x * half, y * half];
  return overlay(
    `<linearGradient id="ink" gradientUnits="userSpaceOnUse" x1="${width / 2 - dx}" y1="${height / 2 - dy}" ` +
      `x2="${width / 2 + dx}" y2="${height / 2 + dy}">${stops([
        [0.2, 1],
        [0.8, 0],
      ])}</linearGradient>`,
    opacity,
  );
}

/** Draws uniform ink. */
const even = (opacity: number) =>
  overlay(`<linearGradient id="ink">${stops([[0, 1]])}</linearGradient>`, opacity);

/** Ink behind every title and wordmark, and increasing amounts of it for bright pictures. */
export interface Overlays {
  scrims: Overlay[];
  more: Overlay[];
}

/** Prepares the overlays once for all pictures. */
export async function createOverlays(): Promise<Overlays> {
  const wordmark = ellipse(
    [0.06, 0.1],
    [0.24, 0.44],
    [
      [0, 0.8],
      [1, 0],
    ],
  );
  const title = ellipse(
    [0.18, 1],
    [0.7, 0.62],
    [
      [0, 0.92],
      [0.52, 0.7],
      [1, 0],
    ],
  );
  return {
    scrims: await Promise.all([wordmark, title]),
    more: await Promise.all([
      ...[0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map(diagonal),
      ...[0.5, 0.65, 0.8].map(even),
    ]),
  };
}
