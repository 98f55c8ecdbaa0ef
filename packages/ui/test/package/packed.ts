// The package as `npm pack` makes it, unpacked in a folder outside of the workspace, where somebody's project would have it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dist, root } from '../../scripts/entries.ts';

const workspaceModules = join(root, '../../node_modules');

/** What the project would have installed beside Gloam. */
const NEIGHBOURS = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'vite',
  ...Object.keys((await import('../../package.json', { with: { type: 'json' } })).default.dependencies),
];

function pack() {
  const project = mkdtempSync(join(tmpdir(), 'gloam-consumer-'));
  process.once('exit', () => rmSync(project, { recursive: true, force: true }));
  const npm = process.env.npm_execpath;
  const args = ['pack', '--silent', '--pack-destination', project];
  const file = npm
    ? execFileSync(process.execPath, [npm, ...args], { cwd: dist, encoding: 'utf8' })
    : execFileSync('npm', args, { cwd: dist, encoding: 'utf8' });
  const tarball = join(project, file.trim());
  const folder = join(project, 'node_modules/@gloam/ui');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
  for (const name of NEIGHBOURS) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(workspaceModules, name), link);
  }
  return { project, folder, tarball };
}

/** Folder of the project, folder of the package in it, and the file that npm packed. */
export const packed = pack();
