// Installs missing packages and browsers. Runs before every command on any Node version, so it uses only
// Node's own modules.
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

/**
 * Whether npm has installed since the lockfile last changed. npm writes its own lockfile at the end of an
 * install.
 */
function isInstalled() {
  const written = `${root}node_modules/.package-lock.json`;
  return existsSync(written) && statSync(written).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}

function installPackages() {
  // Checks for the project's own Node too: it is one of the packages, and without it scripts would silently
  // run on the system's.
  if (isInstalled() && existsSync(`${root}node_modules/.bin/node`)) return;
  console.log('Installing packages. This takes a minute or two, once.');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--loglevel=error', '--no-progress'];
  const done = npm
    ? run(process.execPath, [npm, ...args])
    : run('npm', args, { shell: process.platform === 'win32' });
  if (!done) fail('Could not install the packages. See the output of npm above.');
}

let knowsPackages = false;

/** Installs Debian packages, which needs root and apt. Returns whether that worked. */
function installFromDebian(...names) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  knowsPackages ||= run('apt-get', ['update', '-qq'], { env });
  return knowsPackages && run('apt-get', ['install', '-y', '-qq', ...names], { env });
}

/** Installs a browser. Fails without Chromium; other engines are optional, except in CI. */
function installBrowser(engine) {
  if (findBrowser(engine)) return;
  const { name, variable, debian } = ENGINES[engine];
  console.log(`Installing ${name} for the tests.`);
  if (installFromDebian(...debian)) return;
  if (run(`${root}node_modules/.bin/playwright`, ['install', '--with-deps', engine])) return;
  const remedy = `Install ${name}, or set ${variable} to one.`;
  if (engine === 'chromium' || process.env.CI === 'true')
    fail(`Could not install ${name}, so no tests ran. ${remedy}`);
  console.warn(`Could not install ${name}. Its tests are skipped. ${remedy}`);
}

installPackages();
if (process.argv.includes('--browser')) {
  for (const engine of Object.keys(ENGINES)) installBrowser(engine);
}
