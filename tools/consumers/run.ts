// Packs Gloam, and builds projects with it outside the workspace.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine, refuse } from '../command/command-line.ts';
import { checks, type Check } from './checks.ts';
import { look } from './look.ts';

const root = join(import.meta.dirname, '../..');
const names = Object.keys(checks);

const { positionals } = readCommandLine(`npm run test:consumers -w @gloam/ui [-- ${names.join(' | ')} …]`, {
  allowPositionals: true,
});
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) refuse(`Unknown project “${unknown}”`);

/** Environment without the workspace variables that npm sets. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(?:config_(?:local_prefix|workspace)|package_)/.test(name),
    ),
  ),
  NEXT_TELEMETRY_DISABLED: '1',
  CI: '1',
};

/** Runs the same npm that started this program. */
const npm = (cwd: string, ...args: string[]) =>
  process.env.npm_execpath
    ? execFileSync(process.execPath, [process.env.npm_execpath, ...args], { cwd, encoding: 'utf8', env })
    : execFileSync('npm', args, { cwd, encoding: 'utf8', env });

async function consume(name: string, check: Check, folder: string, tarball: string) {
  const source = ['examples', 'tools/consumers']
    .map((one) => join(root, one, name))
    .find((one) => existsSync(one));
  if (!source) throw new Error(`Neither examples nor tools/consumers has a folder ${name}.`);
  const project = join(folder, name);
  const made = /\/(?:node_modules|dist|\.next)$/;
  cpSync(source, project, { recursive: true, filter: (path) => !made.test(path.slice(source.length)) });
  cpSync(join(root, '.npmrc'), join(project, '.npmrc'));
  npm(project, 'ci', '--loglevel=error');
  // Installs without a lockfile, because the tarball changes with every build.
  npm(project, 'install', '--no-save', '--no-package-lock', '--loglevel=error', tarball);
  npm(project, 'run', 'types');
  npm(project, 'run', 'build');
  return look(project, check);
}

const folder = mkdtempSync(join(tmpdir(), 'gloam-consumers-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
execFileSync(process.execPath, [join(root, 'packages/ui/scripts/build.ts')], { stdio: 'inherit' });
const packed = npm(join(root, 'packages/ui/dist'), 'pack', '--silent', '--pack-destination', folder);

for (const [name, check] of Object.entries(checks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const found = await consume(name, check, folder, join(folder, packed.trim())).catch((error: unknown) => {
    const { message, stdout, stderr } = error as Error & { stdout?: string; stderr?: string };
    return [[message, stdout, stderr].filter(Boolean).join('\n')];
  });
  console.log(`${found.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const one of found) console.log(`  ${one}`);
  if (found.length > 0) process.exitCode = 1;
}
