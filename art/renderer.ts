// Renders shots in headless Chromium on Mesa's software renderer: the same seed gives the same picture.
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

/** A file of the darkroom as a browser takes it. */
const script = async (file: string) => stripTypeScriptTypes(await read(`darkroom/${file}`));

/** Share of the print's size at which rays are traced; grain hides the rest. */
const TRACE_SCALE = 0.55;

/** How much finer the protagonist is traced than the frame that she is laid over: her outline is what is seen of her. */
const LAYER_SCALE = 1.25;

const MODES = { light: 0, clay: 1, normals: 2, contour: 3, depth: 4 };

/** What a program draws of a shot: all of it, only its surfaces, or only the protagonist. */
type Drawn = 'main' | 'surface' | 'layer';

/** The text of a shot's shader: its scene, with what has been moved. Throws for a piece that the scene has not exactly once. */
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

/** The text of the program that puts a frame with the protagonist together. */
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

/** The texts of programs, by name. */
async function shaders<Name extends string>(names: readonly Name[]) {
  const texts = names.map(async (name) => [name, await read(`glsl/${name}.glsl`)] as const);
  return Object.fromEntries(await Promise.all(texts)) as Record<Name, string>;
}

/** Everything but the scenes that a picture depends on, for its hash. Types and layout make no other picture. */
export async function developerSource(): Promise<string> {
  const scripts = await Promise.all(['gl.ts', 'expose.ts', 'develop.ts'].map(script));
  return JSON.stringify([
    await shaders(STILLS),
    scripts.map((text) => text.replace(/\s+/g, '')),
    TRACE_SCALE,
  ]);
}

/** What a shot sets of its scene. */
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

/** Kept exposures that a camera looks at, mixed, and from where they were taken. */
interface Side {
  parts: Part[];
  eye: Triple;
}

/** A frame with the protagonist, who is in the shot: the room from kept exposures, the share of the second, and her shadow. */
export interface Walk {
  from: Side;
  to: Side;
  share: number;
  /** The surfaces as they are kept, where the camera stands still. */
  surfaces?: string;
  /** How thick the air is in which her lamp shows. */
  haze: number;
  /** A lamp of the room whose light she stands in, and its share. */
  against?: { at: Triple; share: number };
}

/** What a frame is made of: exposures mixed, or a walk. */
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
    /** One picture as PNG. */
    async picture(shot: Exposable, size: Size): Promise<Buffer> {
      const given = [await exposure(shot, size, shot.trace ?? TRACE_SCALE), print(shot, size)] as const;
      return bytesOf(await page.evaluate((both) => window.darkroom.picture(...both), given));
    },
    /** One frame exposed several times, developed as the first of them: light adds up. */
    async exposures(shots: readonly Exposable[], size: Size): Promise<Buffer> {
      const [first] = shots;
      if (!first) throw new Error('There is nothing to expose.');
      const parts = shots.map((_, index) => ({ key: String(index), weight: 1 }));
      const scale = first.trace ?? TRACE_SCALE;
      for (const [index, shot] of shots.entries()) await this.keep(String(index), shot, size, scale);
      const whole = await this.frame({ parts }, first, size, scale);
      await this.forget();
      return whole;
    },
    /** Keeps an exposure under a key, for {@link frame}. */
    async keep(key: string, shot: Exposable, size: Size, scale: number, drawn?: Drawn): Promise<void> {
      const given = [key, await exposure(shot, size, scale, drawn)] as const;
      await page.evaluate((both) => window.darkroom.keep(...both), given);
    },
    /** One frame as JPEG. */
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
