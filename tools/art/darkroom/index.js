// The darkroom, in the browser. Loaded by renderer.mjs; the texts of all programs come from there.
import { develop, print } from './develop.js';
import { expose } from './expose.js';
import { forget, frame, keep } from './frames.js';
import { release, shaders } from './gl.js';

/** One picture, as PNG in base64. */
async function picture(shot) {
  const negative = await expose(shot);
  develop(negative, shot.print);
  release(negative);
  return print('image/png');
}

const load = (given) => void Object.assign(shaders, given);

window.darkroom = { load, picture, keep, frame, forget };
