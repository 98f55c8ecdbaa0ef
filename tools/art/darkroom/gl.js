// The canvas, programs and render targets that the darkroom works with.

const VERTEX = `#version 300 es
void main() { vec2 p = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2); gl_Position = vec4(p * 2. - 1., 0, 1); }`;

export const canvas = document.createElement('canvas');
export const gl = canvas.getContext('webgl2', {
  preserveDrawingBuffer: true,
  antialias: false,
  alpha: false,
});
for (const name of ['EXT_color_buffer_float', 'EXT_float_blend', 'OES_texture_float_linear']) {
  if (!gl.getExtension(name)) throw new Error(`This browser has no ${name}.`);
}

const programs = new Map();

export function program(fragment) {
  const known = programs.get(fragment);
  if (known) return known;
  const made = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, fragment],
  ]) {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  if (!gl.getProgramParameter(made, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(made));
  programs.set(fragment, made);
  return made;
}

export function target(width, height) {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height);
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ]) {
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  }
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, frame, width, height };
}

export function release(...targets) {
  for (const { texture, frame } of targets) {
    gl.deleteTexture(texture);
    gl.deleteFramebuffer(frame);
  }
}

/** Sets uniforms: a number, a list of two to four numbers, `{ int }` or `{ floats }`. */
export function setUniforms(used, values) {
  gl.useProgram(used);
  for (const [name, value] of Object.entries(values)) {
    const place = gl.getUniformLocation(used, name);
    if (!place) continue;
    if (Array.isArray(value)) gl[`uniform${value.length}f`](place, ...value);
    else if (typeof value === 'number') gl.uniform1f(place, value);
    else if ('int' in value) gl.uniform1i(place, value.int);
    else gl.uniform1fv(place, value.floats);
  }
}

export function draw(used, { frame, width, height }, sources, values) {
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.viewport(0, 0, width, height);
  sources.forEach((source, unit) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, source.texture);
  });
  setUniforms(used, values);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

/** Runs `work` with addition switched on, over what `to` holds. */
export function adding(to, work) {
  gl.bindFramebuffer(gl.FRAMEBUFFER, to.frame);
  gl.viewport(0, 0, to.width, to.height);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  work();
  gl.disable(gl.BLEND);
}

export function clear(to) {
  gl.bindFramebuffer(gl.FRAMEBUFFER, to.frame);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
}

/** Texts of the programs by name: blur, moments, denoise, mix, walk, film. */
export const shaders = {};
