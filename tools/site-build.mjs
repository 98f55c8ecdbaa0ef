// Builds the site where it is stale. Used by `npm start`, `npm run build` and the tests.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'apps/site/dist');

const SOURCES = [
  'apps/site',
  'packages/contracts/src',
  'packages/ui/src',
  'tools',
  'lingui.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
];
const SKIPPED = new Set(['dist', 'node_modules', 'e2e', 'visual']);
/** What a restart may change without a new build: only the pages are written again. */
const PAGE_SETTINGS = ['WISHLIST_COUNT', 'APPLICATIONS_CLOSE_AT', 'SITE_URL'];

function addToHash(hash, file, isFile) {
  if (isFile) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
    return;
  }
  for (const entry of readdirSync(file, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name) || /\.(?:test|stories)\.tsx?$|\.mdx$/.test(entry.name)) continue;
    addToHash(hash, path.join(file, entry.name), entry.isFile());
  }
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, path.join(root, source), /\.\w+$/.test(source));
  return hash.digest('hex');
}

function pagesHash(build) {
  const settings = PAGE_SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`);
  return createHash('sha256')
    .update([build, new Date().getFullYear(), ...settings].join('\n'))
    .digest('hex');
}

function isFresh(name, hash) {
  const stamp = path.join(dist, `.${name}-stamp`);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

const writeStamp = (name, hash) => writeFileSync(path.join(dist, `.${name}-stamp`), hash);

async function bundle() {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const config = { configFile: path.join(root, 'apps/site/vite.config.ts'), logLevel: 'warn' };
  await build(config);
  await build({ ...config, build: { ssr: 'prerender.tsx' } });
  for (const name of readdirSync(path.join(dist, 'client/assets'))) {
    if (!/\.(?:js|css|svg)$/.test(name)) continue;
    const file = path.join(dist, 'client/assets', name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}

function prerender() {
  const { status } = spawnSync(process.execPath, [path.join(dist, 'server/prerender.js'), dist], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The pages could not be written: see the message above.');
}

/** Brings `apps/site/dist` up to date with the sources and the settings; does nothing when it is. */
export async function buildSite() {
  const build = sourcesHash();
  if (!isFresh('build', build)) {
    console.log('Building the site.');
    await bundle();
    writeStamp('build', build);
  }
  const pages = pagesHash(build);
  if (!isFresh('pages', pages)) {
    prerender();
    writeStamp('pages', pages);
  }
}
