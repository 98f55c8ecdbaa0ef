// Installs what is missing. Runs before every command, on whatever Node is on the machine, so it uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGINES, findBrowser } from './browsers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Whether npm has installed since the lockfile last changed: it writes a lockfile of its own at the end. */
function isInstalled() {
  const written = `${root}node_modules/.package-lock.json`;
  return existsSync(written) && statSync(written).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}

function installPackages() {
  // The project's own Node is one of the packages; scripts would silently run on another one without it.
  if (isInstalled() && existsSync(`${root}node_modules/.bin/node`)) return;
  console.log('Installing packages. This takes a minute or two, once.');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--loglevel=error', '--no-progress'];
  const done = npm
    ? run(process.execPath, [npm, ...args])
    : run('npm', args, { shell: process.platform === 'win32' });
  if (!done) fail('The packages could not be installed: see the message of npm above.');
}

let knowsPackages = false;

/** Installs packages of Debian where that is possible: as root, with apt. */
function installFromDebian(...names) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  knowsPackages ||= run('apt-get', ['update', '-qq'], { env });
  return knowsPackages && run('apt-get', ['install', '-y', '-qq', ...names], { env });
}

/** Chromium is needed; without another engine its tests do not run, which is a failure where CI=true. */
function installBrowser(engine) {
  if (findBrowser(engine)) return;
  const { name, variable, debian } = ENGINES[engine];
  console.log(`Installing ${name} for the tests.`);
  if (installFromDebian(...debian)) return;
  if (run(`${root}node_modules/.bin/playwright`, ['install', '--with-deps', engine])) return;
  const remedy = `Install ${name}, or set ${variable} to one.`;
  if (engine === 'chromium' || process.env.CI === 'true')
    fail(`${name} could not be installed, so no test ran. ${remedy}`);
  console.warn(`${name} could not be installed, so nothing runs in it. ${remedy}`);
}

installPackages();
if (process.argv.includes('--browser')) {
  for (const engine of Object.keys(ENGINES)) installBrowser(engine);
}
