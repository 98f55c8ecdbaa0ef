// The canvas, programs and render targets that the darkroom works with.

const VERTEX = `#version 300 es
void main() { vec2 p = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2); gl_Position = vec4(p * 2. - 1., 0, 1); }`;

/** What can be drawn on; without a frame it is the canvas. */
interface Surface {
  frame: WebGLFramebuffer | null;
  width: number;
  height: number;
}

/** A surface that can be read again. */
export interface Target extends Surface {
  texture: WebGLTexture;
}

/** Numbers that a program takes, by name. */
export type Uniforms = Readonly<Record<string, number | readonly number[]>>;

/** Numbers and pictures that a program takes, by name. */
type Values = Readonly<Record<string, number | readonly number[] | Target>>;

interface Program {
  program: WebGLProgram;
  uniforms: { name: string; type: number; place: WebGLUniformLocation | null }[];
}

export const canvas = document.createElement('canvas');
export const gl = context();

function context(): WebGL2RenderingContext {
  const made = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false, alpha: false });
  if (!made) throw new Error('This browser has no WebGL 2.');
  for (const name of ['EXT_color_buffer_float', 'EXT_float_blend', 'OES_texture_float_linear']) {
    if (!made.getExtension(name)) throw new Error(`This browser has no ${name}.`);
  }
  return made;
}

function compile(type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error('The context is lost.');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? '');
  return shader;
}

function link(fragment: string): Program {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl.VERTEX_SHADER, VERTEX));
  gl.attachShader(program, compile(gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? '');
  const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) as number;
  const uniforms = Array.from({ length: count }, (_, index) => gl.getActiveUniform(program, index))
    .filter((info) => info !== null)
    .map(({ name, type }) => ({
      name: name.replace('[0]', ''),
      type,
      place: gl.getUniformLocation(program, name),
    }));
  return { program, uniforms };
}

const programs = new Map<string, Program>();

/** Takes a program by the text of its fragment shader, and sets those values of it that it knows. */
export function use(fragment: string, values: Values = {}): void {
  const { program, uniforms } = programs.get(fragment) ?? link(fragment);
  programs.set(fragment, { program, uniforms });
  gl.useProgram(program);
  let unit = 0;
  for (const { name, type, place } of uniforms) {
    const value = values[name];
    if (value === undefined) continue;
    if (typeof value === 'object' && 'texture' in value) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, value.texture);
      gl.uniform1i(place, unit);
      unit += 1;
    } else {
      const numbers = typeof value === 'number' ? [value] : [...value];
      if (type === gl.INT) gl.uniform1iv(place, numbers);
      else if (type === gl.FLOAT) gl.uniform1fv(place, numbers);
      else if (type === gl.FLOAT_VEC2) gl.uniform2fv(place, numbers);
      else if (type === gl.FLOAT_VEC3) gl.uniform3fv(place, numbers);
      else if (type === gl.FLOAT_VEC4) gl.uniform4fv(place, numbers);
      else throw new Error(`${name} is of a type that nothing here sets.`);
    }
  }
}

export function target(width: number, height: number): Target {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, frame, width, height };
}

export function release(...targets: readonly Target[]): void {
  for (const { texture, frame } of targets) {
    gl.deleteTexture(texture);
    gl.deleteFramebuffer(frame);
  }
}

function aimAt({ frame, width, height }: Surface): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.viewport(0, 0, width, height);
}

/** Draws with a program over the whole of a surface. */
export function draw(fragment: string, to: Surface, values: Values): void {
  aimAt(to);
  use(fragment, values);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

/** Runs `work` with addition switched on, over what `to` holds. */
export function adding(to: Target, work: () => void): void {
  aimAt(to);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  work();
  gl.disable(gl.BLEND);
}

export function clear(to: Target): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, to.frame);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
}
