// Composes pictures of several prints, and draws on single prints: a waveform, lines, a value sketch.
import sharp from 'sharp';
import { seenAt } from './frame-of-her.ts';
import type { View } from './scenes/shot.ts';
import type { Line } from './shots/lines.ts';
import type { Size } from './shots/picture.ts';
import { color } from './site.ts';

/** Returns the left edge of a part of a picture. */
const edge = (index: number, count: number, { width }: Size) => Math.round((index * width) / count);

/** Composes a test strip: each full-size print contributes its own part of the frame. A hairline separates them. */
export async function strip(prints: readonly Buffer[], size: Size): Promise<Buffer> {
  const { width, height } = size;
  const parts = prints.map(async (print, index) => {
    const left = edge(index, prints.length, size);
    const part = { left, top: 0, width: edge(index + 1, prints.length, size) - left, height };
    return { input: await sharp(print).extract(part).toBuffer(), left, top: 0 };
  });
  const lines = prints.slice(1).map((_, index) => ({
    input: { create: { width: 2, height, channels: 3 as const, background: color['ground-deep'].value } },
    left: edge(index + 1, prints.length, size) - 1,
    top: 0,
  }));
  return sharp({ create: { width, height, channels: 3, background: color['ground-deep'].value } })
    .composite([...(await Promise.all(parts)), ...lines])
    .png()
    .toBuffer();
}

/** Draws a waveform as slits of light, one per moment, over a faint print. */
export function waveform(print: Buffer, { width, height }: Size): Promise<Buffer> {
  const slits: string[] = [];
  const pitch = 12;
  for (let x = pitch; x < width - pitch; x += pitch) {
    const t = x / width;
    // Shapes a drip, a long swell, a second drip and its echo.
    const swell = Math.exp(-(((t - 0.56) / 0.2) ** 2)) * 0.6;
    const drip = (at: number, strength: number) => (t < at ? 0 : strength * Math.exp(-(t - at) * 26));
    const grain = 0.45 + 0.55 * Math.abs(Math.sin(x * 0.71) * Math.sin(x * 0.173 + 1.3));
    const level = (0.02 + swell + drip(0.16, 0.8) + drip(0.33, 0.32) + drip(0.8, 0.5)) * grain;
    const length = Math.max(4, level * height * 0.62);
    slits.push(
      `<rect x="${x - 2}" y="${(height - length) / 2}" width="4" height="${length.toFixed(1)}" opacity="${Math.min(1, 0.5 + level).toFixed(2)}"/>`,
    );
  }
  const svg = (blur: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="b"><feGaussianBlur stdDeviation="${blur}"/></filter><g fill="${color.text.value}" filter="url(#b)">${slits.join('')}</g></svg>`,
    );
  return sharp(print)
    .modulate({ brightness: 0.62 })
    .composite([
      { input: svg(16), blend: 'screen' },
      { input: svg(0.6), blend: 'screen' },
    ])
    .png()
    .toBuffer();
}

/** Draws lines of the room over its print, projected by its camera. */
export function drawOver(print: Buffer, lines: readonly Line[], view: View, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const paths = lines.map(({ through, color: tint, width: thick, opacity = 1 }) => {
    const places = through.map((point) => seenAt(point, view)).filter((place) => place !== undefined);
    const points = places.map(
      ([x, y]) => `${(width / 2 + x * height).toFixed(1)} ${(height / 2 - y * height).toFixed(1)}`,
    );
    // SVG draws a path from a point to itself as a round cap.
    const way = `M${[...points, ...(points.length === 1 ? points : [])].join('L')}`;
    return `<path d="${way}" stroke="${color[tint].value}" stroke-width="${((thick * height) / 1080).toFixed(2)}" opacity="${opacity}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`;
  return sharp(print)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

/** Thresholds of a value sketch: the first grey of the print, and the grey that replaces it. */
const VALUES = [
  [36, 42],
  [66, 96],
  [140, 190],
] as const;
const BLACK = 7;

/** Reduces a print to a value sketch: black and three flat greys with soft edges. */
export async function values(print: Buffer, { width, height }: Size): Promise<Buffer> {
  const coarse = await sharp(print)
    .greyscale()
    .median(Math.round(height / 77) | 1)
    .blur(height / 270)
    .raw()
    .toBuffer();
  const flat = coarse.map((grey) =>
    VALUES.reduce((value, [from, to], index) => {
      const share = Math.min(1, Math.max(0, (grey - from + 10) / 20));
      return value + share * (to - (VALUES[index - 1]?.[1] ?? BLACK));
    }, BLACK),
  );
  return sharp(flat, { raw: { width, height, channels: 1 } })
    .blur(height / 720)
    .toColourspace('srgb')
    .png()
    .toBuffer();
}
