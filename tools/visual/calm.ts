import { OPAQUE, type Image } from './image.ts';

/** Shades of what has no colour around it that comes near. Darker is finer: most gradients here are dark. */
const SHADES = Uint8Array.from({ length: 256 }, (_, value) => {
  if (value < 32) return Math.floor(value / 4) * 4 + 2;
  return value < 128 ? 80 : 192;
});

/** Sum over the channels of what counts as near. */
const NEAR = 160;

/**
 * The picture with hard edges. A pixel that has its colour in common with a neighbour stays as it is: so do all areas,
 * lines and stems of letters. The others, rims of letters and the noise of gradients, are most of what a file would
 * hold, and differ first where nothing has changed: each takes the nearest colour that stays beside it.
 */
export function calm(image: Image): Image {
  const { width, height, pixels } = image;
  const stays = staying(image);
  const calmed = new Uint32Array(pixels);
  for (let at = 0; at < pixels.length; at += 1)
    if (!stays[at]) calmed[at] = nearestBeside(image, stays, at) ?? shade(pixels[at] ?? 0);
  return { width, height, pixels: calmed };
}

function staying({ width, height, pixels }: Image): Uint8Array {
  const stays = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const pixel = pixels[at];
      // Each pair is looked at once, from its later half.
      if (x > 0 && pixels[at - 1] === pixel) stays[at - 1] = stays[at] = 1;
      if (y > 0 && pixels[at - width] === pixel) stays[at - width] = stays[at] = 1;
    }
  }
  return stays;
}

function nearestBeside({ width, height, pixels }: Image, stays: Uint8Array, at: number): number | undefined {
  const pixel = pixels[at] ?? 0;
  const x = at % width;
  const y = (at - x) / width;
  let nearest: number | undefined;
  let least = NEAR;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const other = row * width + column;
      if (!stays[other]) continue;
      const distance = distanceOf(pixel, pixels[other] ?? 0);
      if (distance >= least) continue;
      least = distance;
      nearest = pixels[other];
    }
  }
  return nearest;
}

const channelDistance = (one: number, other: number, shift: number) =>
  Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255));

const distanceOf = (one: number, other: number) =>
  channelDistance(one, other, 0) + channelDistance(one, other, 8) + channelDistance(one, other, 16);

/** A grey of its brightness. */
function shade(pixel: number): number {
  const brightness = (2 * (pixel & 255) + 5 * ((pixel >>> 8) & 255) + ((pixel >>> 16) & 255)) >>> 3;
  const value = SHADES[brightness] ?? 0;
  return (value | (value << 8) | (value << 16) | OPAQUE) >>> 0;
}
