// Traces a shot: adds up its passes, more of them where the picture is noisy, and takes the rest of the noise out.
import { adding, clear, draw, gl, program, release, setUniforms, shaders, target } from './gl.js';

const TILE = 96;
const BATCH = 8;
/** Mean variance of a tile, on the scale of moments.glsl, under which it needs no further passes. */
const QUIET = 1e-4;

const BLANK = '#version 300 es\nprecision lowp float; out vec4 o; void main() { o = vec4(0); }';

function tilesOf({ width, height }) {
  const tiles = [];
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) {
      tiles.push({ x, y, width: Math.min(TILE, width - x), height: Math.min(TILE, height - y), passes: 0 });
    }
  }
  return tiles;
}

/** One pass over some tiles, added to a negative. Some tiles at a time, because one long draw loses the context. */
async function addPass(negative, tiles, used, uniforms, pass) {
  const { width, height } = negative;
  adding(negative, () => {
    gl.enable(gl.SCISSOR_TEST);
    setUniforms(used, { ...uniforms, uRes: [width, height], uPass: pass });
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

const measure = (halves, moments, share) =>
  draw(program(shaders.moments), moments, halves, { uT: { int: 0 }, uO: { int: 1 }, uK: share });

function isNoisy(moments, { x, y, width, height }) {
  const values = new Float32Array(4 * width * height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, moments.frame);
  gl.readPixels(x, y, width, height, gl.RGBA, gl.FLOAT, values);
  let sum = 0;
  for (let i = 1; i < values.length; i += 4) sum += values[i];
  return sum / (width * height) > QUIET;
}

/** Turns the sums of a half into means, tile by tile. */
function average(half, tiles) {
  gl.enable(gl.SCISSOR_TEST);
  adding(half, () => {
    // What is drawn does not matter: the blending only scales what is there.
    gl.useProgram(program(BLANK));
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
export async function expose({ fragment, width, height, passes, uniforms }) {
  const used = program(fragment);
  const halves = [target(width, height), target(width, height)];
  const tiles = tilesOf(halves[0]);
  halves.forEach(clear);
  if (passes === 1) {
    await addPass(halves[0], tiles, used, uniforms, 0);
    release(halves[1]);
    return halves[0];
  }
  const [moments, clean] = [target(width, height), target(width, height)];
  let noisy = tiles;
  for (let round = 0; round < passes / 2 && noisy.length > 0; round += 1) {
    for (const index of [0, 1]) await addPass(halves[index], noisy, used, uniforms, 2 * round + index);
    for (const tile of noisy) tile.passes += 1;
    measure(halves, moments, 1 / (round + 1));
    noisy = noisy.filter((tile) => isNoisy(moments, tile));
  }
  for (const half of halves) average(half, tiles);
  const calm = halves.map((half, index) => {
    const lowered = target(width, height);
    draw(program(shaders.calm), lowered, [half, halves[1 - index]], { uT: { int: 0 }, uO: { int: 1 } });
    return lowered;
  });
  measure(calm, moments, 1);
  draw(program(shaders.denoise), clean, [...calm, moments], {
    uT: { int: 0 },
    uO: { int: 1 },
    uM: { int: 2 },
  });
  release(...calm, moments);
  return clean;
}
