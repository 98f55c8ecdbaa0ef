// Pictures made of several prints: a test strip, and a waveform cut as slits into one.
import sharp from 'sharp';
import type { Size } from './shots/picture.ts';
import { color } from './site.ts';

/** Where one of so many parts of a picture begins. */
const edge = (index: number, count: number, { width }: Size) => Math.round((index * width) / count);

/** How wide one of so many parts of a picture is. */
export const widthOf = (index: number, count: number, size: Size) =>
  edge(index + 1, count, size) - edge(index, count, size);

/** Prints of the whole size side by side, each showing its own part of the same frame. */
export async function strip(prints: readonly Buffer[], size: Size): Promise<Buffer> {
  const parts = prints.map((print, index) => {
    const width = widthOf(index, prints.length, size);
    const left = edge(index, prints.length, size);
    return sharp(print).extract({ left, top: 0, width, height: size.height }).toBuffer();
  });
  return sideBySide(await Promise.all(parts), size);
}

/** Prints that together have a size; a hairline between them. */
export function sideBySide(prints: readonly Buffer[], size: Size): Promise<Buffer> {
  const { width, height } = size;
  const parts = prints.map((input, index) => ({ input, left: edge(index, prints.length, size), top: 0 }));
  const lines = prints.slice(1).map((_, index) => ({
    input: { create: { width: 2, height, channels: 3 as const, background: color['ground-deep'].value } },
    left: edge(index + 1, prints.length, size) - 1,
    top: 0,
  }));
  return sharp({ create: { width, height, channels: 3, background: color['ground-deep'].value } })
    .composite([...parts, ...lines])
    .png()
    .toBuffer();
}

/** A sound as its waveform: slits of light, one to each moment, with a print showing faintly behind. */
export function waveform(print: Buffer, { width, height }: Size): Promise<Buffer> {
  const slits: string[] = [];
  const pitch = 12;
  for (let x = pitch; x < width - pitch; x += pitch) {
    const t = x / width;
    // A drip, a long swell, a second drip and its echo.
    const swell = Math.exp(-(((t - 0.56) / 0.2) ** 2)) * 0.6;
    const drip = (at: number, strength: number) => (t < at ? 0 : strength * Math.exp(-(t - at) * 26));
    const grain = 0.45 + 0.55 * Math.abs(Math.sin(x * 0.71) * Math.sin(x * 0.173 + 1.3));
    const level = (0.02 + swell + drip(0.16, 0.8) + drip(0.33, 0.32) + drip(0.8, 0.5)) * grain;
    const length = Math.max(4, level * height * 0.62);
    slits.push(
      `<rect x="${x - 1.5}" y="${(height - length) / 2}" width="3" height="${length.toFixed(1)}" opacity="${Math.min(1, 0.35 + level).toFixed(2)}"/>`,
    );
  }
  const svg = (blur: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="b"><feGaussianBlur stdDeviation="${blur}"/></filter><g fill="${color.text.value}" filter="url(#b)">${slits.join('')}</g></svg>`,
    );
  return sharp(print)
    .modulate({ brightness: 0.58 })
    .composite([
      { input: svg(16), blend: 'screen' },
      { input: svg(0.6), blend: 'screen' },
    ])
    .png()
    .toBuffer();
}
