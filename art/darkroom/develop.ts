// Develops a negative into a print.
import { canvas, draw, gl, release, target, type Target, type Uniforms } from './gl.ts';

/** The size of a print in pixels, the seed of its grain, and what `film.glsl` is told of its look. */
export interface Print {
  width: number;
  height: number;
  seed: number;
  look: Uniforms;
}

function blur(source: Target, step: number, sigma: number): Target {
  const width = Math.ceil(source.width / step);
  const height = Math.ceil(source.height / step);
  const [half, whole] = [target(width, height), target(width, height)];
  const common = { uR: [width, height], uS: sigma, uK: 1 };
  draw(window.shaders.blur, half, { ...common, uT: source, uD: [1 / width, 0] });
  draw(window.shaders.blur, whole, { ...common, uT: half, uD: [0, 1 / height] });
  release(half);
  return whole;
}

/** Develops a negative onto the canvas: bloom, halation, curve, tone and grain, at the full size of the print. */
export function develop(negative: Target, { width, height, seed, look }: Print): void {
  canvas.width = width;
  canvas.height = height;
  const step = Math.max(1, Math.round((2 * negative.height) / 1080));
  const near = blur(negative, step * 2, 2.2);
  const middle = blur(near, step * 6, 3.5);
  const far = blur(middle, step * 12, 5.5);
  draw(
    window.shaders.film,
    { frame: null, width, height },
    {
      uT: negative,
      uB1: near,
      uB2: middle,
      uB3: far,
      uRes: [width, height],
      uSeed: seed,
      uScale: Math.max(0.6, height / 1080),
      ...look,
    },
  );
  gl.finish();
  release(near, middle, far);
}

/** What is on the canvas, in base64. */
export async function print(type: 'image/png' | 'image/jpeg'): Promise<string> {
  // A data URL would do, but its PNG has an alpha channel, which no later file should have.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.98));
  if (!blob) throw new Error('The canvas could not be encoded.');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
