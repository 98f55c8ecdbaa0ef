import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Installs what only this bench needs, where it is not there yet; the tests and the product do without. */
export function installOwnPackages(): void {
  if (existsSync(`${folder}node_modules/lighthouse`)) return;
  console.log('Installing Lighthouse. This takes a minute, once.');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error', '--no-progress'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed: see the message of npm above.');
}
