// Renders shots in headless Chromium with Mesa's software renderer. The same seed gives the same picture.
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Print } from './darkroom/develop.ts';
import type { Exposure } from './darkroom/expose.ts';
import type { Frame, Part, Walk as WalkFrame } from './darkroom/frames.ts';
import { CLIPS, STILLS } from './darkroom/shaders.ts';
import { boxOf, within } from './frame-of-her.ts';
import { jointsOf } from './scenes/gait.ts';
import type { Exposable, Triple } from './scenes/shot.ts';
import type { Size } from './shots/picture.ts';

const read = (file: string) => readFile(join(import.meta.dirname, file), 'utf8');

/** Returns a file of the darkroom as JavaScript. */
const script = async (file: string) => stripTypeScriptTypes(await read(`darkroom/${file}`));

/** Resolution at which rays are traced, relative to the print. Grain hides the difference. */
const TRACE_SCALE = 0.55;

/** Resolution of the protagonist's layer, relative to the frame. Higher, because her outline is visible. */
const LAYER_SCALE = 1.25;

const MODES = { light: 0, clay: 1, normals: 2, contour: 3, depth: 4 };

/** Part of a shot that a shader draws: all of it, only surfaces, or only the protagonist. */
type Drawn = 'main' | 'surface' | 'layer';

/** Returns the shader source of a shot: its scene with moved pieces. Throws for a piece that does not occur exactly once in the scene. */
export async function sceneSource(
  { scene, moved = {}, focus, figure }: Pick<Exposable, 'scene' | 'moved' | 'focus' | 'figure'>,
  drawn: Drawn = 'main',
): Promise<string> {
  const hers = figure?.who === 'heroine';
  const readIf = (wanted: boolean, file: string) => (wanted ? read(file) : '');
  const [lib, heroine, room, dressed, lens, core, main] = await Promise.all([
    read('glsl/lib.glsl'),
    readIf(hers, 'glsl/heroine.glsl'),
    read(`scenes/${scene}.glsl`),
    readIf(hers, 'glsl/dressed.glsl'),
    readIf(focus !== undefined, 'glsl/lens.glsl'),
    read('glsl/core.glsl'),
    read(`glsl/${drawn}.glsl`),
  ]);
  const parts = [lib, heroine, rearranged(scene, room, moved), dressed, lens];
  return [...parts.filter(Boolean), core + main].join('\n');
}

/** Returns the source of the shader that composes a frame with the protagonist. */
export async function walkSource(): Promise<string> {
  return (await Promise.all(['lib', 'heroine', 'walk'].map((name) => read(`glsl/${name}.glsl`)))).join('\n');
}

function rearranged(scene: string, room: string, moved: Readonly<Record<string, string>>): string {
  return Object.entries(moved).reduce((text, [piece, now]) => {
    const [before, after, ...more] = text.split(piece);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`The scene "${scene}" does not have "${piece}" exactly once.`);
    return before + now + after;
  }, room);
}

/** Reads shader sources by name. */
async function shaders<Name extends string>(names: readonly Name[]) {
  const texts = names.map(async (name) => [name, await read(`glsl/${name}.glsl`)] as const);
  return Object.fromEntries(await Promise.all(texts)) as Record<Name, string>;
}

/** Returns everything besides the scenes that affects a picture, for its hash. Types and white space are left out. */
export async function developerSource(): Promise<string> {
  const scripts = await Promise.all(['gl.ts', 'expose.ts', 'develop.ts'].map(script));
  return JSON.stringify([
    await shaders(STILLS),
    scripts.map((text) => text.replace(/\s+/g, '')),
    TRACE_SCALE,
  ]);
}

/** Returns the uniforms of a shot. */
function uniformsOf(shot: Exposable) {
  const { eye, yaw, pitch, lens, shift, focus, lamps, ambient, fog, sky, prop, figure, seed } = shot;
  return {
    uEye: eye,
    uAim: [yaw ?? 0, pitch ?? 0],
    uLens: lens,
    uShift: shift ?? [0, 0],
    uFocus: focus?.at ?? 1,
    uOpen: focus?.open ?? 0,
    uLamps: [...lamps, 0, 0, 0, 0].slice(0, 4),
    uAmbient: ambient ?? 1,
    uFog: fog ?? 1,
    uSky: sky ?? 1,
    uProp: prop ?? 0,
    uFigure: figure ? [...figure.at, figure.turn ?? 0] : [0, 0, 0, 0],
    uPose: figure ? [1, figure.stride ?? 0, figure.arm ?? 0] : [0, 0, 0],
    ...(figure?.who === 'heroine' && { uJoints: jointsOf(figure).flat() }),
    uSeed: seed,
    uMode: MODES[shot.mode ?? 'light'],
    uN: shot.steps ?? 56,
    uNV: shot.fogSteps ?? 10,
  };
}

async function exposure(shot: Exposable, { width, height }: Size, scale: number, drawn?: Drawn) {
  return {
    fragment: await sceneSource(shot, drawn),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    passes: shot.passes,
    uniforms: uniformsOf(shot),
  } satisfies Exposure;
}

const print = ({ seed, look }: Exposable, size: Size): Print => ({ ...size, seed, look: { ...look } });

async function walkOf(mix: Walk, shot: Exposable, size: Size, scale: number): Promise<WalkFrame> {
  const { from, to, share, surfaces, haze, against } = mix;
  const whole = await exposure({ ...shot, figure: null, passes: 1 }, size, scale, 'surface');
  const box = boxOf(shot, whole);
  const layer = await exposure(within(shot, whole, box), box, LAYER_SCALE, 'layer');
  return {
    surfaces: surfaces ?? whole,
    from: from.parts,
    to: to.parts,
    layer,
    fragment: await walkSource(),
    uniforms: {
      ...uniformsOf(shot),
      uEyeT: from.eye,
      uEyeO: to.eye,
      uK: share,
      uHers: shot.lamps.at(-1) ?? 0,
      uHaze: haze,
      uRoomLamp: against ? [...against.at, against.share] : [0, 0, 0, 0],
      uBox: [box.x, box.y, box.width, box.height],
    },
  };
}

const bytesOf = (base64: string) => Buffer.from(base64, 'base64');

/** Mixed exposures and the camera position they were taken from. */
interface Side {
  parts: Part[];
  eye: Triple;
}

/**
 * Frame with the protagonist between two camera positions. The room comes from stored exposures, of which `share` is the weight of the
 * second.
 */
export interface Walk {
  from: Side;
  to: Side;
  share: number;
  /** Key of the stored surfaces if the camera doesn't move. */
  surfaces?: string;
  /** Density of the haze around her lamp. */
  haze: number;
  /** Lamp of the room that she blocks, with its share of the light. */
  against?: { at: Triple; share: number };
}

/** Content of a frame: mixed exposures, or a walk. */
export type Mix = { parts: Part[] } | Walk;

export type Room = Awaited<ReturnType<typeof openDarkroom>>;

export async function openDarkroom() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--use-gl=angle',
      '--use-angle=gl-egl',
      '--ignore-gpu-blocklist',
      '--disable-gpu-watchdog',
    ],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.addInitScript(
    (texts) => Object.assign(window, { shaders: texts }),
    await shaders([...STILLS, ...CLIPS]),
  );
  await page.route('**', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    await route.fulfill(
      file.endsWith('.ts')
        ? { body: await script(file), contentType: 'text/javascript' }
        : { body: '<script type="module" src="/index.ts"></script>', contentType: 'text/html' },
    );
  });
  await page.goto('http://darkroom.test/');
  await page.waitForFunction(() => 'darkroom' in window);

  return {
    /** Renders a picture as PNG. */
    async picture(shot: Exposable, size: Size): Promise<Buffer> {
      const given = [await exposure(shot, size, shot.trace ?? TRACE_SCALE), print(shot, size)] as const;
      return bytesOf(await page.evaluate((both) => window.darkroom.picture(...both), given));
    },
    /** Adds up several exposures and develops them with the look of the first. */
    async exposures(shots: readonly Exposable[], size: Size): Promise<Buffer> {
      const [first] = shots;
      if (!first) throw new Error('Nothing to expose.');
      const parts = shots.map((_, index) => ({ key: String(index), weight: 1 }));
      const scale = first.trace ?? TRACE_SCALE;
      for (const [index, shot] of shots.entries()) await this.keep(String(index), shot, size, scale);
      const whole = await this.frame({ parts }, first, size, scale);
      await this.forget();
      return whole;
    },
    /** Stores an exposure under a key, for {@link frame}. */
    async keep(key: string, shot: Exposable, size: Size, scale: number, drawn?: Drawn): Promise<void> {
      const given = [key, await exposure(shot, size, scale, drawn)] as const;
      await page.evaluate((both) => window.darkroom.keep(...both), given);
    },
    /** Renders a frame as JPEG. */
    async frame(mix: Mix, shot: Exposable, size: Size, scale: number): Promise<Buffer> {
      const given: Frame =
        'parts' in mix
          ? { print: print(shot, size), parts: mix.parts }
          : { print: print(shot, size), walk: await walkOf(mix, shot, size, scale) };
      return bytesOf(await page.evaluate((frame) => window.darkroom.frame(frame), given));
    },
    forget: () => page.evaluate(() => window.darkroom.forget()),
    close: () => browser.close(),
  };
}
