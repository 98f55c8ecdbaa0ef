// Frames of a clip: kept negatives under other lamps, and the ways of a camera between them.
import { develop, print } from './develop.js';
import { expose } from './expose.js';
import { adding, clear, draw, program, release, shaders, target } from './gl.js';

const negatives = new Map();

/** Adds up kept negatives with weights. */
function mix(parts) {
  const { width, height } = negatives.get(parts[0].key);
  const sum = target(width, height);
  clear(sum);
  adding(sum, () => {
    for (const { key, weight } of parts) {
      draw(program(shaders.mix), sum, [negatives.get(key)], { uT: { int: 0 }, uK: weight });
    }
  });
  return sum;
}

/** The frame of a camera between two kept ones. */
async function between({ depth, from, to, share, uniforms }) {
  const { width, height } = depth;
  const [way, one, other] = [await expose(depth), mix(from), mix(to)];
  const seen = target(width, height);
  const textures = { uZ: { int: 0 }, uT: { int: 1 }, uO: { int: 2 } };
  draw(program(shaders.walk), seen, [way, one, other], {
    ...uniforms,
    ...textures,
    uR: [width, height],
    uK: share,
  });
  release(way, one, other);
  return seen;
}

/** Keeps a negative under a key, for {@link frame}. */
export async function keep(key, shot) {
  negatives.set(key, await expose(shot));
}

/** One frame of a clip, as JPEG in base64: kept negatives mixed, or two mixes and a camera between them. */
export async function frame({ parts, walk, print: printed }) {
  const negative = walk ? await between(walk) : mix(parts);
  develop(negative, printed);
  release(negative);
  return print('image/jpeg');
}

export function forget() {
  release(...negatives.values());
  negatives.clear();
}
