// Every string of the sources is in its catalog, and every catalog is complete in every published language.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const args of [
  ['check', 'sync'],
  ['check', 'missing', '--mode', 'catalog'],
]) {
  const { status } = spawnSync(`${root}node_modules/.bin/lingui`, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('Run "npm run strings:extract", then translate what is empty in apps/site/locales.');
    process.exit(1);
  }
}
