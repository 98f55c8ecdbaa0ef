// Traces a shot: adds up its passes, more of them where the picture is noisy, and takes the rest of the noise out.
import { adding, clear, draw, gl, release, target, use, type Target, type Uniforms } from './gl.ts';

const TILE = 96;
const BATCH = 8;
/** Mean variance of a tile, on the scale of moments.glsl, under which it needs no further passes. */
const QUIET = 1e-4;

type Halves = readonly [Target, Target];

const BLANK = '#version 300 es\nprecision lowp float; out vec4 o; void main() { o = vec4(0); }';

/** What is traced: the text of a scene's program, the size in pixels, and how often at most. */
export interface Exposure {
  fragment: string;
  width: number;
  height: number;
  passes: number;
  uniforms: Uniforms;
}

interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How often it was traced into each half. */
  passes: number;
}

function tilesOf({ width, height }: Target): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) {
      tiles.push({ x, y, width: Math.min(TILE, width - x), height: Math.min(TILE, height - y), passes: 0 });
    }
  }
  return tiles;
}

/** One pass over some tiles, added to a negative. Some tiles at a time, because one long draw loses the context. */
async function addPass(
  negative: Target,
  tiles: readonly Tile[],
  { fragment, uniforms }: Exposure,
  pass: number,
) {
  const { width, height } = negative;
  adding(negative, () => {
    gl.enable(gl.SCISSOR_TEST);
    use(fragment, { ...uniforms, uRes: [width, height], uPass: pass });
    for (const [index, tile] of tiles.entries()) {
      gl.scissor(tile.x, tile.y, tile.width, tile.height);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      if (index % BATCH === BATCH - 1) gl.finish();
    }
    gl.finish();
    gl.disable(gl.SCISSOR_TEST);
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
}

const measure = ([one, other]: Halves, moments: Target, share: number) =>
  draw(window.shaders.moments, moments, { uT: one, uO: other, uK: share });

function isNoisy(moments: Target, { x, y, width, height }: Tile): boolean {
  const values = new Float32Array(4 * width * height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, moments.frame);
  gl.readPixels(x, y, width, height, gl.RGBA, gl.FLOAT, values);
  let sum = 0;
  for (let i = 1; i < values.length; i += 4) sum += values[i] ?? 0;
  return sum / (width * height) > QUIET;
}

/** Turns the sums of a half into means, tile by tile. */
function average(half: Target, tiles: readonly Tile[]): void {
  gl.enable(gl.SCISSOR_TEST);
  adding(half, () => {
    // What is drawn does not matter: the blending only scales what is there.
    use(BLANK);
    for (const { x, y, width, height, passes } of tiles) {
      gl.blendFunc(gl.ZERO, gl.CONSTANT_COLOR);
      gl.blendColor(1 / passes, 1 / passes, 1 / passes, 1 / passes);
      gl.scissor(x, y, width, height);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    }
  });
  gl.disable(gl.SCISSOR_TEST);
}

/**
 * Traces a shot and returns the negative, the distance in alpha. Half of the passes go into each of two sums; what
 * those differ in is the noise. A single pass is returned as it is.
 */
export async function expose(exposure: Exposure): Promise<Target> {
  const { width, height, passes } = exposure;
  const [one, other] = [target(width, height), target(width, height)];
  const halves: Halves = [one, other];
  const tiles = tilesOf(one);
  halves.forEach(clear);
  if (passes === 1) {
    await addPass(one, tiles, exposure, 0);
    release(other);
    return one;
  }
  const [moments, clean] = [target(width, height), target(width, height)];
  let noisy = tiles;
  for (let round = 0; round < passes / 2 && noisy.length > 0; round += 1) {
    for (const [index, half] of halves.entries()) await addPass(half, noisy, exposure, 2 * round + index);
    for (const tile of noisy) tile.passes += 1;
    measure(halves, moments, 1 / (round + 1));
    noisy = noisy.filter((tile) => isNoisy(moments, tile));
  }
  for (const half of halves) average(half, tiles);
  const calm: Halves = [target(width, height), target(width, height)];
  draw(window.shaders.calm, calm[0], { uT: one, uO: other });
  draw(window.shaders.calm, calm[1], { uT: other, uO: one });
  measure(calm, moments, 1);
  draw(window.shaders.denoise, clean, { uT: calm[0], uO: calm[1], uM: moments });
  release(...halves, ...calm, moments);
  return clean;
}
