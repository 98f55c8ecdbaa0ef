import type { Sharp } from 'sharp';

/** Area of a picture in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const linear = (channel = 0) => LINEAR[channel] ?? 0;

/** Returns the relative luminance (WCAG 2.2) of channels from 0 to 255. */
export const luminance = (r?: number, g?: number, b?: number): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** Returns the contrast ratio of two luminances, from 1 to 21 (WCAG 2.2). */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Number of luminance levels in the histogram. */
const LEVELS = 10_000;

/** Returns the 99th percentile of the luminance in an area. */
export async function brightest(image: Sharp, box: Box): Promise<number> {
  const raw = await image.extract(box).removeAlpha().raw().toBuffer();
  const counts = new Uint32Array(LEVELS + 1);
  for (let i = 0; i < raw.length; i += 3) {
    const level = Math.ceil(LEVELS * luminance(raw[i], raw[i + 1], raw[i + 2]));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let brighter = raw.length / 300;
  let level = LEVELS;
  while (level > 0 && brighter >= (counts[level] ?? 0)) brighter -= counts[level--] ?? 0;
  return level / LEVELS;
}
