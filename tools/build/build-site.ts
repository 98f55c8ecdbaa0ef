import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bringUpToDate, root } from '../step/step.ts';

const site = path.join(root, 'apps/site');
const dist = path.join(site, 'dist');

/** What a restart may change without a new build: only the pages are written again. */
const PAGE_SETTINGS = ['WISHLIST_COUNT', 'APPLICATIONS_CLOSE_AT', 'SITE_URL'];

async function bundle(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const config = { configFile: path.join(site, 'vite.config.ts'), logLevel: 'warn' as const };
  await build(config);
  await build({ ...config, build: { ssr: 'prerender.tsx' } });
  compressAssets(path.join(dist, 'client/assets'));
}

function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css|svg)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}

function prerender(): void {
  const { status } = spawnSync(process.execPath, [path.join(dist, 'server/prerender.js'), dist], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The pages could not be written: see the message above.');
}

/** Brings `apps/site/dist` up to date with the sources and the settings; does nothing when it is. */
export async function buildSite(): Promise<void> {
  const bundled = await bringUpToDate({
    message: 'Building the site.',
    inputs: [
      'apps/site/**/*',
      'packages/{contracts,ui}/src/**/*',
      'packages/contracts/locales/**/*.po',
      'packages/ui/scripts/{entries,styles}.ts',
      'tools/{build,step}/*.ts',
      'tools/strings/catalog-format.ts',
      'lingui.config.ts',
      'tailwind.config.ts',
      'package-lock.json',
    ],
    ignored: ['apps/site/{dist,node_modules,e2e}/**', '**/*.{test,stories,fixtures}.{ts,tsx}', '**/*.mdx'],
    stamp: 'apps/site/dist/.build-stamp',
    run: bundle,
  });
  await bringUpToDate({
    message: 'Writing the pages.',
    inputs: [],
    values: [
      bundled,
      String(new Date().getFullYear()),
      ...PAGE_SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`),
    ],
    stamp: 'apps/site/dist/.pages-stamp',
    run: prerender,
  });
}
