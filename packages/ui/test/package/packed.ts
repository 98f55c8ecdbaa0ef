// Packs the package, and unpacks it in a project outside of the workspace, with its dependencies.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { dist, root } from '../../scripts/entries.ts';

const DEPENDENCIES = [
  ...['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node', 'vite'],
  ...Object.keys(manifest.dependencies),
];

function pack() {
  const project = mkdtempSync(join(tmpdir(), 'gloam-consumer-'));
  process.once('exit', () => rmSync(project, { recursive: true, force: true }));
  const npm = process.env.npm_execpath;
  const args = ['pack', '--silent', '--pack-destination', project];
  const file = npm
    ? execFileSync(process.execPath, [npm, ...args], { cwd: dist, encoding: 'utf8' })
    : execFileSync('npm', args, { cwd: dist, encoding: 'utf8' });
  const folder = join(project, 'node_modules/@gloam/ui');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', join(project, file.trim()), '--strip-components=1', '-C', folder]);
  for (const name of DEPENDENCIES) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, '../../node_modules', name), link);
  }
  return { project, folder };
}

/** The folders of the project and of the package in it. */
export const packed = pack();
