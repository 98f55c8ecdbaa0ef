// Renders shots in headless Chromium on Mesa's software renderer: the same seed gives the same picture.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const here = fileURLToPath(new URL('.', import.meta.url));
const read = (file) => readFile(`${here}/${file}`, 'utf8');

/** Share of the print's size at which rays are traced; grain hides the rest. */
const TRACE_SCALE = 0.55;

/** How the print is developed where a scene or a shot does not say otherwise. */
const LOOK = {
  uExp: 1,
  uGrain: 0.055,
  uVig: 0.75,
  uBloom: 0.16,
  uContrast: 0.35,
  uToe: 0.012,
  uShadowTint: [0.9, 0.98, 1.06],
  uHighTint: [1.02, 1, 0.955],
  uHal: [0.5, 0.14, 0.04],
  uSat: 0.35,
};

const MODES = { light: 0, clay: 1, normals: 2, contour: 3, depth: 4 };

/** The text of a scene's shader. */
export async function sceneSource(scene) {
  const [lib, body, core] = await Promise.all(
    ['glsl/lib.glsl', `scenes/${scene}.glsl`, 'glsl/core.glsl'].map(read),
  );
  return `${lib}\n${body}\n${core}`;
}

/** The programs that make a picture, and those that only clips need. */
const STILLS = ['blur', 'moments', 'calm', 'denoise', 'film'];
const CLIPS = ['mix', 'walk'];

async function programs(names) {
  const sources = await Promise.all(names.map((name) => read(`glsl/${name}.glsl`)));
  return Object.fromEntries(names.map((name, index) => [name, sources[index]]));
}

/** Everything but the scenes that a picture depends on, for its hash. */
export async function developerSource() {
  const scripts = await Promise.all(['gl', 'expose', 'develop'].map((name) => read(`darkroom/${name}.js`)));
  const used = await programs(STILLS);
  return JSON.stringify([used, scripts, LOOK, TRACE_SCALE]);
}

/** What a shot sets of its scene, as uniforms. */
export function uniformsOf(shot) {
  const { eye, yaw, pitch, lens, shift, lamps, ambient, fog, sky, prop, figure, seed, time } = shot;
  return {
    uEye: eye,
    uAim: [yaw ?? 0, pitch ?? 0],
    uLens: lens,
    uShift: shift ?? [0, 0],
    uLamps: { floats: [...lamps, 0, 0, 0, 0].slice(0, 4) },
    uAmbient: ambient ?? 1,
    uFog: fog ?? 1,
    uSky: sky ?? 1,
    uProp: prop ?? 0,
    uFigure: figure ? [...figure.at, figure.turn ?? 0] : [0, 0, 0, 0],
    uPose: figure ? [1, figure.stride ?? 0, figure.arm ?? 0] : [0, 0, 0],
    uSeed: seed,
    uTime: time ?? 0,
    uMode: { int: MODES[shot.mode ?? 'light'] },
    uN: { int: shot.steps ?? 56 },
    uNV: { int: shot.fogSteps ?? 10 },
  };
}

export async function openDarkroom() {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
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
  await page.route('**', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (file.endsWith('.js')) {
      await route.fulfill({ body: await read(`darkroom/${file}`), contentType: 'text/javascript' });
    } else {
      await route.fulfill({
        body: '<!doctype html><script type="module" src="/index.js"></script>',
        contentType: 'text/html',
      });
    }
  });
  await page.goto('http://darkroom.test/');
  await page.waitForFunction(() => 'darkroom' in window);
  await page.evaluate((given) => window.darkroom.load(given), await programs([...STILLS, ...CLIPS]));

  const exposure = async (shot, { width, height }, scale) => ({
    fragment: await sceneSource(shot.scene),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    passes: shot.passes,
    uniforms: uniformsOf(shot),
  });
  const print = (shot, { width, height }) => ({
    width,
    height,
    seed: shot.grainSeed ?? shot.seed,
    look: { ...LOOK, ...shot.look },
  });
  const run = (task, ...given) =>
    page.evaluate(([name, rest]) => window.darkroom[name](...rest), [task, given]);

  return {
    /** One picture as PNG. */
    async picture(shot, size, scale = TRACE_SCALE) {
      const request = { ...(await exposure(shot, size, scale)), print: print(shot, size) };
      return Buffer.from(await run('picture', request), 'base64');
    },
    /** Keeps an exposure under a key, for {@link frame}. */
    keep: async (key, shot, size, scale = TRACE_SCALE) => run('keep', key, await exposure(shot, size, scale)),
    /** One frame as JPEG: `parts` are keys and weights; of a walk there are two lists of them and the share of the second. */
    async frame({ parts, walk }, shot, size, scale = TRACE_SCALE) {
      const request = { print: print(shot, size), parts };
      if (walk) {
        const depth = await exposure({ ...shot, mode: 'depth', passes: 1 }, size, scale);
        const { from, to, share } = walk;
        const { uEye, uAim, uShift, uLens } = depth.uniforms;
        const cameras = { uEyeT: from.eye, uAimT: from.aim, uEyeO: to.eye, uAimO: to.aim };
        const uniforms = { uEye, uAim, uShift, uLens, ...cameras };
        request.walk = { depth, from: from.parts, to: to.parts, share, uniforms };
      }
      return Buffer.from(await run('frame', request), 'base64');
    },
    forget: () => run('forget'),
    close: () => browser.close(),
  };
}
