import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { soundContent } from '../../apps/site/build/content/content-source.ts';
import { moduleCode } from '../../apps/site/build/content/module-code.ts';
import { pruneFonts } from '../../apps/site/build/fonts/prune-fonts.ts';
import { buildSheet } from '../../apps/site/build/sheet.ts';
import { compressFile } from '../../apps/site/build/write-compressed.ts';
import { isPreview, siteDist } from '../../apps/site/build/content/preview.ts';
import { BUILD_CACHE, openCache, pruneCache } from '../step/cache.ts';
import { bringUpToDate, root } from '../step/step.ts';

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

/** Puts together what the browser gets: the bundle, the sheet and the public files. What writes the pages adds to it. */
function assembleClient(dist: string): void {
  const client = path.join(dist, 'client');
  const manifest = '.vite/manifest.json';
  const parts = ['bundle', 'sheet'].map((name) => path.join(dist, name));
  rmSync(client, { recursive: true, force: true });
  for (const from of [path.join(site, 'public'), ...parts]) cpSync(from, client, { recursive: true });
  const entries = parts.map((part) => JSON.parse(readFileSync(path.join(part, manifest), 'utf8')) as object);
  writeFileSync(path.join(client, manifest), JSON.stringify(Object.assign({}, ...entries)));
}

function prerender(dist: string): void {
  const { status, stderr } = spawnSync(process.execPath, [path.join(dist, 'server/prerender.js'), dist], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
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
  const { modules } = soundContent();
  const values = [String(isPreview())];
  const dist = path.join(root, siteDist());
  const bundled = await bringUpToDate({
    message: 'Building the site.',
    inputs: INPUTS,
    ignored: IGNORED,
    values,
    stamp: `${siteDist()}/bundle/.build-stamp`,
    async run() {
      await bundle();
      await compressAssets(path.join(dist, 'bundle/assets'));
    },
  });
  const sheet = path.join(dist, 'sheet');
  await bringUpToDate({
    message: 'Building the sheet.',
    inputs: SHEET_INPUTS,
    stamp: `${siteDist()}/sheet/.build-stamp`,
    async run() {
      await buildSheet(sheet);
      await compressAssets(path.join(sheet, 'assets'));
    },
  });
  const prerenderer = await bringUpToDate({
    message: 'Building what writes the pages.',
    inputs: INPUTS,
    // It reads the catalogs of the bundle as it runs, and with them what the content says.
    ignored: [...IGNORED, '**/*.po', 'apps/site/content/**/*.{md,yaml}'],
    values: [...values, ...Object.values(modules).map((exports) => moduleCode(exports))],
    stamp: `${siteDist()}/server/.build-stamp`,
    run: () => bundle('prerender.tsx'),
  });
  return bringUpToDate({
    message: 'Writing the pages.',
    inputs: ['apps/site/public/**/*'],
    // The sheet by what it is, not by what it was made from: little of that is in it.
    values: [bundled, prerenderer, readFileSync(path.join(sheet, '.vite/manifest.json'), 'utf8')],
    stamp: `${siteDist()}/.pages-stamp`,
    run() {
      assembleClient(dist);
      prerender(dist);
      pruneCache(cache);
      pruneFonts();
    },
  });
}
