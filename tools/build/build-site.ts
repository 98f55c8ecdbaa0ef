import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError, dayBefore, studioDay } from '@fatal/contracts';
import { soundContent } from '../../apps/site/build/content/content-source.ts';
import { pruneFonts } from '../../apps/site/build/fonts/prune-fonts.ts';
import { CONTENT_DAY_VARIABLE } from '../../apps/site/src/model/content-day.ts';
import { compressFile } from '../../apps/site/build/write-compressed.ts';
import { isPreview, siteDist } from '../../apps/site/build/content/preview.ts';
import { BUILD_CACHE, openCache, pruneCache } from '../step/cache.ts';
import { bringUpToDate, root } from '../step/step.ts';

const site = path.join(root, 'apps/site');
const cache = path.join(root, BUILD_CACHE);

/** Bundles for the browser, or with an entry for the prerenderer. */
async function bundle(ssr?: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ configFile: path.join(site, 'vite.config.ts'), logLevel: 'warn', build: { ssr } });
}

async function compressAssets(folder: string): Promise<void> {
  const kept = openCache(cache);
  const files = readdirSync(folder).filter((name) => /\.(?:js|css|svg)$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      await compressFile(file, await readFile(file), kept);
    }),
  );
}

/** Draws the pages as they are before the days to come, and then what each of these days brings. */
function prerender(dist: string, toCome: readonly string[]): void {
  const [first] = toCome;
  draw(dist, first && dayBefore(first));
  for (const day of toCome) draw(dist, day, [day]);
}

function draw(dist: string, contentDay: string | undefined, args: string[] = []): void {
  const program = path.join(dist, 'server/prerender.js');
  const { status, stderr } = spawnSync(process.execPath, [program, dist, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(contentDay !== undefined && { [CONTENT_DAY_VARIABLE]: contentDay }),
    },
  });
  if (status !== 0) throw new OperatorError(stderr.trim());
  process.stderr.write(stderr);
}

/** What both bundles are made from. */
const INPUTS = [
  'apps/site/**/*',
  'packages/{contracts,ui}/src/**/*',
  'packages/contracts/locales/**/*.po',
  'packages/ui/scripts/{entries,styles}.ts',
  'tools/{build,step}/*.ts',
  'tools/strings/catalog-format.ts',
  'lingui.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
];
const IGNORED = ['apps/site/{dist,node_modules,e2e}/**', '**/*.{test,stories,fixtures}.{ts,tsx}', '**/*.mdx'];

/** Brings what is built of the site up to date with the sources; does nothing when it is. Returns the hash of the sources. */
export async function buildSite(): Promise<string> {
  // First, and not through the bundler, which would wrap what an editor has to read.
  const { days } = soundContent();
  // Whoever writes sees all of it.
  const toCome = isPreview() ? [] : days.filter((day) => day > studioDay(Date.now()));
  const values = [String(isPreview())];
  const dist = path.join(root, siteDist());
  const client = await bringUpToDate({
    message: 'Building the site.',
    inputs: INPUTS,
    ignored: IGNORED,
    values,
    stamp: `${siteDist()}/client/.build-stamp`,
    async run() {
      await bundle();
      await compressAssets(path.join(dist, 'client/assets'));
    },
  });
  const prerenderer = await bringUpToDate({
    message: 'Building what writes the pages.',
    inputs: INPUTS,
    // It reads the public files and the sheets of the bundle as it runs.
    ignored: [...IGNORED, 'apps/site/public/**', '**/*.css'],
    values,
    stamp: `${siteDist()}/server/.build-stamp`,
    run: () => bundle('prerender.tsx'),
  });
  return bringUpToDate({
    message: 'Writing the pages.',
    inputs: [],
    values: [client, prerenderer, ...toCome],
    stamp: `${siteDist()}/.pages-stamp`,
    run() {
      prerender(dist, toCome);
      pruneCache(cache);
      pruneFonts();
    },
  });
}
