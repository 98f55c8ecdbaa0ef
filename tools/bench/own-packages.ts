import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';

const folder = import.meta.dirname;

/**
 * Imports a package that only the benchmarks need. Installs these packages on first use, so that tests and
 * the site don't depend on them.
 */
export async function ownPackage<Exports>(name: string): Promise<Exports> {
  if (!existsSync(path.join(folder, 'node_modules', name))) install();
  return (await import(name)) as Exports;
}

function install(): void {
  console.error('Installing autocannon and Lighthouse. This takes a minute, once.');
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--loglevel=error', '--no-progress'],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0)
    throw new OperatorError('Could not install the packages of tools/bench. See the output of npm above.');
}
