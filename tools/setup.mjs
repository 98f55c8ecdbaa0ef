// Installs what is missing. Runs before every command, on whatever Node is on the machine, so it uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
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

/** Installs a package of Debian where that is possible: as root, with apt. */
function installFromDebian(name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update', '-qq'], { env }) && run('apt-get', ['install', '-y', '-qq', name], { env })
  );
}

function installBrowser() {
  if (findChromium()) return;
  console.log('Installing a browser for the tests.');
  if (installFromDebian('chromium')) return;
  if (run(`${root}node_modules/.bin/playwright`, ['install', '--with-deps', 'chromium'])) return;
  fail('No browser could be installed. Install Chromium, or set CHROMIUM_PATH to one.');
}

/** The tests of the second database engine need its programs; without them they are skipped, or fail where CI=true. */
function installPostgres() {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  if (versions.some((version) => existsSync(`${folder}/${version}/bin/initdb`))) return;
  console.log('Installing PostgreSQL for the tests.');
  if (installFromDebian('postgresql')) return;
  console.warn('PostgreSQL could not be installed, so its tests do not run. Install the package postgresql.');
}

/** A restart on an open socket is tested with systemd's own tool; without it that is skipped, or fails where CI=true. */
function installSystemd() {
  if (existsSync('/usr/bin/systemd-socket-activate')) return;
  console.log('Installing systemd-socket-activate for the tests.');
  if (installFromDebian('systemd')) return;
  console.warn(
    'systemd could not be installed, so tests of restarts do not run. Install the package systemd.',
  );
}

installPackages();
if (process.argv.includes('--browser')) {
  installBrowser();
  installPostgres();
  installSystemd();
}
