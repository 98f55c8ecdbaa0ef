// Every string of the sources is in its catalog, and every catalog is complete in every published language.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The site in its published languages, the server in all. */
const CONFIGS = ['lingui.config.ts', 'apps/api/lingui.config.ts'];

const CHECKS = [
  // Overwriting: English text that has changed in the sources must have changed in its catalog.
  ['check', 'sync', '--overwrite'],
  ['check', 'missing', '--mode', 'catalog'],
];

for (const config of CONFIGS) {
  for (const check of CHECKS) {
    const args = [...check, '--config', config];
    const { status } = spawnSync(`${root}node_modules/.bin/lingui`, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) {
      console.error(
        'Run "npm run strings:extract", then translate what is empty in the locales beside the sources.',
      );
      process.exit(1);
    }
  }
}
