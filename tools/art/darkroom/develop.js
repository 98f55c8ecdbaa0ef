// Develops a negative into a print.
import { canvas, draw, gl, program, release, shaders, target } from './gl.js';

function blur(source, gain, step, sigma) {
  const used = program(shaders.blur);
  const width = Math.ceil(source.width / step);
  const height = Math.ceil(source.height / step);
  const [half, whole] = [target(width, height), target(width, height)];
  const common = { uT: { int: 0 }, uR: [width, height], uS: sigma };
  draw(used, half, [source], { ...common, uD: [1 / width, 0], uK: gain });
  draw(used, whole, [half], { ...common, uD: [0, 1 / height], uK: 1 });
  release(half);
  return whole;
}

/** Develops a negative onto the canvas: bloom, halation, curve, tone and grain, at the full size of the print. */
export function develop(negative, { width, height, seed, look }) {
  canvas.width = width;
  canvas.height = height;
  const step = Math.max(1, Math.round((2 * negative.height) / 1080));
  const near = blur(negative, 1, step * 2, 2.2);
  const middle = blur(near, 1, step * 6, 3.5);
  const far = blur(middle, 1, step * 12, 5.5);
  draw(program(shaders.film), { frame: null, width, height }, [negative, near, middle, far], {
    uT: { int: 0 },
    uB1: { int: 1 },
    uB2: { int: 2 },
    uB3: { int: 3 },
    uRes: [width, height],
    uSeed: seed,
    uScale: Math.max(0.6, height / 1080),
    ...look,
  });
  gl.finish();
  release(near, middle, far);
}

async function base64Of(blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32_768)
    text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
  return btoa(text);
}

/** What is on the canvas, in base64. */
export const print = (type) => new Promise((resolve) => canvas.toBlob(resolve, type, 0.98)).then(base64Of);
