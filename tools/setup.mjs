// Installs what is missing. Runs before every command, on whatever Node is on the machine, so it uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.setup-stamp`;

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function installPackages() {
  const stamp = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  // The project's own Node is one of the packages; scripts would silently run on another one without it.
  if (installed && existsSync(`${root}node_modules/.bin/node`)) return;
  console.log('Installing packages. This takes a minute or two, once.');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--loglevel=error', '--no-progress'];
  const done = npm
    ? run(process.execPath, [npm, ...args])
    : run('npm', args, { shell: process.platform === 'win32' });
  if (!done) fail('The packages could not be installed: see the message of npm above.');
  writeFileSync(stampFile, stamp);
}

function installBrowser() {
  if (findChromium()) return;
  console.log('Installing a browser for the tests.');
  const isRoot = process.getuid?.() === 0;
  const apt = isRoot && existsSync('/usr/bin/apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const fromDebian =
    apt &&
    run('apt-get', ['update', '-qq'], { env }) &&
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  if (fromDebian || run(`${root}node_modules/.bin/playwright`, ['install', '--with-deps', 'chromium']))
    return;
  fail('No browser could be installed. Install Chromium, or set CHROMIUM_PATH to one.');
}

installPackages();
if (process.argv.includes('--browser')) installBrowser();
