import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { validContent } from '../../apps/site/build/content/content-source.ts';
import { pruneFonts } from '../../apps/site/build/fonts/prune-fonts.ts';
import { isPreview, siteDist } from '../../apps/site/build/content/preview.ts';
import { BUILD_CACHE, pruneCache } from '../step/cache.ts';
import { runIfStale, root } from '../step/step.ts';

const site = path.join(root, 'apps/site');

async function bundle(isSsrBuild: boolean): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({
    configFile: path.join(site, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: isSsrBuild },
  });
}

/** Runs the build steps that need the server bundle, in a process without Vite. */
function makeFiles(dist: string): void {
  const program = path.join(dist, 'server/.make-files.js');
  const { status, stderr } = spawnSync(process.execPath, [program, path.join(dist, 'client')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new OperatorError(stderr.trim());
  process.stderr.write(stderr);
}

/** Builds the site if its sources have changed. Returns the hash of the sources. */
export async function buildSite(): Promise<string> {
  // Checks the content first, outside Vite, which would wrap the errors that editors read.
  validContent();
  const dist = path.join(root, siteDist());
  return runIfStale({
    message: 'Building the site.',
    inputs: [
      'apps/site/**/*',
      'packages/{contracts,ui}/src/**/*',
      'packages/contracts/locales/**/*.po',
      'packages/ui/scripts/{entries,styles}.ts',
      'tools/{build,step}/*.ts',
      'tools/strings/catalog-format.ts',
      '.storybook/**/*.{ts,tsx}',
      '{lingui,tailwind}.config.ts',
      'package-lock.json',
    ],
    ignored: ['apps/site/{dist,node_modules,e2e}/**', '**/*.{test,stories}.{ts,tsx}', '**/*.mdx'],
    values: [String(isPreview())],
    stamp: `${siteDist()}/.build-stamp`,
    async run() {
      await bundle(false);
      await bundle(true);
      makeFiles(dist);
      pruneCache(path.join(root, BUILD_CACHE));
      pruneFonts();
    },
  });
}
