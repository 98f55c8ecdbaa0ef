// Frames of a clip: kept negatives under other lamps, and the ways of a camera between them.
import { develop, print, type Print } from './develop.ts';
import { expose, type Exposure } from './expose.ts';
import { adding, clear, draw, release, target, type Target, type Uniforms } from './gl.ts';

/** A kept negative and its share of the light. */
export interface Part {
  key: string;
  weight: number;
}

/** Between two kept mixes, and somebody who is not in them. */
export interface Walk {
  /** The surfaces that the camera sees: kept under a key where it stands still. */
  surfaces: Exposure | string;
  from: readonly Part[];
  to: readonly Part[];
  /** Who walks there: an exposure of that part of the frame alone. */
  layer: Exposure;
  fragment: string;
  uniforms: Uniforms;
}

export type Frame = { print: Print } & ({ parts: readonly Part[] } | { walk: Walk });

const negatives = new Map<string, Target>();

/** Keeps a negative under a key, for {@link frame}. */
export async function keep(key: string, exposure: Exposure): Promise<void> {
  negatives.set(key, await expose(exposure));
}

function kept(key: string): Target {
  const negative = negatives.get(key);
  if (!negative) throw new Error(`No negative is kept as "${key}".`);
  return negative;
}

/** Adds up kept negatives with weights. */
function mix(parts: readonly Part[]): Target {
  const [first] = parts;
  if (!first) throw new Error('There is nothing to mix.');
  const { width, height } = kept(first.key);
  const sum = target(width, height);
  clear(sum);
  adding(sum, () => {
    for (const { key, weight } of parts)
      draw(window.shaders.mix, sum, { uT: kept(key), uK: weight, uPart: 1 / parts.length });
  });
  return sum;
}

/** The frame of a camera between two kept ones. */
async function between({ surfaces, from, to, layer, fragment, uniforms }: Walk): Promise<Target> {
  const [one, other, who] = [mix(from), mix(to), await expose(layer)];
  const seen = target(one.width, one.height);
  const way = typeof surfaces === 'string' ? kept(surfaces) : await expose(surfaces);
  const uRes = [one.width, one.height];
  draw(fragment, seen, { ...uniforms, uZ: way, uT: one, uO: other, uH: who, uRes });
  release(one, other, who);
  if (typeof surfaces !== 'string') release(way);
  return seen;
}

/** One frame of a clip, as JPEG in base64: kept negatives mixed, or two mixes and a camera between them. */
export async function frame(of: Frame): Promise<string> {
  const negative = 'walk' in of ? await between(of.walk) : mix(of.parts);
  develop(negative, of.print);
  release(negative);
  return print('image/jpeg');
}

export function forget(): void {
  release(...negatives.values());
  negatives.clear();
}
