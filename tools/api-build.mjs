// Builds the server where it is stale. Used by `npm start`, `npm run build` and the tests.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = path.join(root, 'apps/api/vite.config.ts');
const stamp = path.join(root, 'apps/api/dist/.build-stamp');

const SOURCES = [
  'apps/api/{src,locales}/**/*.{ts,po}',
  'apps/api/*.ts',
  'packages/contracts/src/**/*.ts',
  'tools/{api-build.mjs,vite-plugins.ts,strings/catalog-format.ts}',
  'package-lock.json',
];

function sourcesHash() {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.ts$/.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Brings `apps/api/dist` up to date with the sources; does nothing when it is. */
export async function buildApi() {
  const hash = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  // Standard output belongs to what runs after the build.
  console.error('Building the server.');
  const { build } = await import('vite');
  await build({ configFile, logLevel: 'warn' });
  writeFileSync(stamp, hash);
}
