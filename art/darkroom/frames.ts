// Renders frames of a clip: mixes stored negatives under changing lamps, and interpolates camera positions.
import { develop, print, type Print } from './develop.ts';
import { expose, type Exposure } from './expose.ts';
import { adding, clear, draw, release, target, type Target, type Uniforms } from './gl.ts';

/** Stored negative with its weight. */
export interface Part {
  key: string;
  weight: number;
}

/** Camera position between two stored mixes, with the protagonist on top. */
export interface Walk {
  /** Surfaces seen by the camera. Stored under a key if the camera doesn't move. */
  surfaces: Exposure | string;
  from: readonly Part[];
  to: readonly Part[];
  /** Exposure of only the part of the frame with the protagonist. */
  layer: Exposure;
  fragment: string;
  uniforms: Uniforms;
}

export type Frame = { print: Print } & ({ parts: readonly Part[] } | { walk: Walk });

const negatives = new Map<string, Target>();

/** Stores a negative under a key, for {@link frame}. */
export async function keep(key: string, exposure: Exposure): Promise<void> {
  negatives.set(key, await expose(exposure));
}

function kept(key: string): Target {
  const negative = negatives.get(key);
  if (!negative) throw new Error(`No negative "${key}".`);
  return negative;
}

/** Adds up stored negatives with weights. */
function mix(parts: readonly Part[]): Target {
  const [first] = parts;
  if (!first) throw new Error('Nothing to mix.');
  const { width, height } = kept(first.key);
  const sum = target(width, height);
  clear(sum);
  adding(sum, () => {
    for (const { key, weight } of parts)
      draw(window.shaders.mix, sum, { uT: kept(key), uK: weight, uPart: 1 / parts.length });
  });
  return sum;
}

/** Renders a frame between two stored camera positions. */
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

/** Renders a frame of a clip as base64 JPEG, from mixed negatives or between two camera positions. */
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
