import type { Image } from './image.ts';

const DARK = '#0b0d0e';

/** A number for `#rrggbb`. */
export function colour(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return ((red ?? 0) | ((green ?? 0) << 8) | ((blue ?? 0) << 16) | 0xff000000) >>> 0;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  hex: string;
}

/** A picture with boxes on it. */
export function boxes(width: number, height: number, list: readonly Box[], ground = DARK): Image {
  const pixels = new Uint32Array(width * height).fill(colour(ground));
  for (const box of list)
    for (let y = box.top; y < box.top + box.height; y += 1)
      for (let x = box.left; x < box.left + box.width; x += 1) pixels[y * width + x] = colour(box.hex);
  return { width, height, pixels };
}
