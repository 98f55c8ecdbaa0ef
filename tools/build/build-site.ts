import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError, dayBefore, studioDay } from '@fatal/contracts';
import { soundContent } from '../../apps/site/build/content/content-source.ts';
import { moduleCode } from '../../apps/site/build/content/module-code.ts';
import { pruneFonts } from '../../apps/site/build/fonts/prune-fonts.ts';
import { buildSheet } from '../../apps/site/build/sheet.ts';
import { compressFile } from '../../apps/site/build/write-compressed.ts';
import { isPreview, siteDist } from '../../apps/site/build/content/preview.ts';
import { BUILD_CACHE, openCache, pruneCache } from '../step/cache.ts';
import { bringUpToDate, root } from '../step/step.ts';
import { writeWhole } from '../step/write-whole.ts';

const site = path.join(root, 'apps/site');
const cache = path.join(root, BUILD_CACHE);

/** Bundles for the browser, or with an entry for the prerenderer. */
async function bundle(ssr?: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  // Vite would load its own copy of the configuration, with all that it imports: the content would be read twice.
  const [{ build }, { default: configure }] = await Promise.all([
    import('vite'),
    import('../../apps/site/vite.config.ts'),
  ]);
  const { build: options, ...config } = configure({
    command: 'build',
    mode: 'production',
    isSsrBuild: ssr !== undefined,
  });
  await build({ ...config, configFile: false, logLevel: 'warn', build: { ...options, ssr } });
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

/** What the browser gets is put together of these folders, and what writes the pages adds to it. */
const PARTS = ['public', 'bundle', 'sheet'];
const STAMP = '.build-stamp';
const MANIFEST = '.vite/manifest.json';

/** Nothing writes into the files of a part, so that they are shared. */
async function assembleClient(dist: string): Promise<void> {
  const client = path.join(dist, 'client');
  const manifest = {};
  rmSync(client, { recursive: true, force: true });
  for (const part of PARTS.map((name) => path.join(dist, name))) {
    for (const entry of readdirSync(part, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(part, file);
      const to = path.join(client, name);
      if (entry.isDirectory()) mkdirSync(to, { recursive: true });
      else if (name === MANIFEST) Object.assign(manifest, JSON.parse(readFileSync(file, 'utf8')));
      else if (name !== STAMP) linkSync(file, to);
    }
  }
  await writeWhole(path.join(client, MANIFEST), JSON.stringify(manifest));
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
      ...(contentDay !== undefined && { CONTENT_DAY: contentDay }),
    },
  });
  if (status !== 0) throw new OperatorError(stderr.trim());
  process.stderr.write(stderr);
}

/** What is read by whatever is built of the site. */
const SHARED = ['tools/{build,step}/*.ts', 'package-lock.json'];

/** What both bundles are made from. */
const INPUTS = [
  ...SHARED,
  'apps/site/**/*',
  'packages/{contracts,ui}/src/**/*',
  'packages/contracts/locales/**/*.po',
  'tools/strings/catalog-format.ts',
  'lingui.config.ts',
];
const IGNORED = [
  'apps/site/{dist,node_modules,e2e,public}/**',
  '**/*.{test,stories,fixtures}.{ts,tsx}',
  '**/*.{css,mdx}',
];

/** What the sheet is made from: the sheets, and whatever Tailwind looks for classes in. */
const SHEET_INPUTS = [
  ...SHARED,
  'apps/site/{src,build}/*.{css,ts}',
  'apps/site/src/**/*.{css,ts,tsx}',
  'packages/ui/src/**/*.{css,ts,tsx}',
  'packages/ui/scripts/{entries,styles}.ts',
  '.storybook/**/*.{ts,tsx}',
  'tailwind.config.ts',
];

/** Brings what is built of the site up to date with the sources; does nothing when it is. Returns the hash of the sources. */
export async function buildSite(): Promise<string> {
  // First, and not through the bundler, which would wrap what an editor has to read.
  const { days, modules } = soundContent();
  // Whoever writes sees all of it.
  const toCome = isPreview() ? [] : days.filter((day) => day > studioDay(Date.now()));
  const values = [String(isPreview())];
  const dist = path.join(root, siteDist());
  const bundled = await bringUpToDate({
    message: 'Building the site.',
    inputs: INPUTS,
    ignored: IGNORED,
    values,
    stamp: `${siteDist()}/bundle/${STAMP}`,
    async run() {
      await bundle();
      await compressAssets(path.join(dist, 'bundle/assets'));
    },
  });
  const sheet = path.join(dist, 'sheet');
  await bringUpToDate({
    message: 'Building the sheet.',
    inputs: SHEET_INPUTS,
    stamp: `${siteDist()}/sheet/${STAMP}`,
    async run() {
      await buildSheet(sheet);
      await compressAssets(path.join(sheet, 'assets'));
    },
  });
  const files = path.join(dist, 'public');
  const published = await bringUpToDate({
    message: 'Copying the public files.',
    inputs: ['apps/site/public/**/*'],
    stamp: `${siteDist()}/public/${STAMP}`,
    run() {
      rmSync(files, { recursive: true, force: true });
      cpSync(path.join(site, 'public'), files, { recursive: true });
    },
  });
  const prerenderer = await bringUpToDate({
    message: 'Building what writes the pages.',
    inputs: INPUTS,
    // It reads the catalogs of the bundle as it runs, and with them what the content says.
    ignored: [...IGNORED, '**/*.po', 'apps/site/content/**/*.{md,yaml}'],
    values: [...values, ...Object.values(modules).map((exports) => moduleCode(exports))],
    stamp: `${siteDist()}/server/${STAMP}`,
    run: () => bundle('prerender.tsx'),
  });
  return bringUpToDate({
    message: 'Writing the pages.',
    inputs: [],
    // The sheet by what it is, not by what it was made from: little of that is in it.
    values: [bundled, published, prerenderer, readFileSync(path.join(sheet, MANIFEST), 'utf8'), ...toCome],
    stamp: `${siteDist()}/.pages-stamp`,
    async run() {
      await assembleClient(dist);
      prerender(dist, toCome);
      pruneCache(cache);
      pruneFonts();
    },
  });
}
