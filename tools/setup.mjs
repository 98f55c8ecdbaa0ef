// Installs what is missing. Runs before every command, on whatever Node is on the machine, so it uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGINES, findBrowser, playwrightHas } from './browsers.mjs';
import { findWebKit, WEBKIT_PACKAGES } from './webkit.mjs';

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

/** The main journeys run in WebKit too; without it they do not, or fail where CI=true. */
function installWebKit() {
  if (findWebKit() || playwrightHas('webkit')) return;
  console.log('Installing WebKit for the tests.');
  if (installFromDebian(...WEBKIT_PACKAGES)) return;
  if (run(`${root}node_modules/.bin/playwright`, ['install', '--with-deps', 'webkit'])) return;
  console.warn(
    `WebKit could not be installed, so no journey runs in it. Install the packages ${WEBKIT_PACKAGES.join(' and ')}.`,
  );
}

function hasPostgres() {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return versions.some((version) => existsSync(`${folder}/${version}/bin/initdb`));
}

/** What tests need beside browsers; those that miss it are skipped, or fail where CI=true. */
const PROGRAMS = [
  // The second database engine.
  { name: 'PostgreSQL', debian: ['postgresql'], isHere: hasPostgres },
  // A restart on an open socket.
  {
    name: 'systemd-socket-activate',
    debian: ['systemd'],
    isHere: () => existsSync('/usr/bin/systemd-socket-activate'),
  },
  // What stands around the server, as `deploy` says it.
  {
    name: 'nginx and restic',
    debian: ['nginx-light', 'openssl', 'restic'],
    isHere: () =>
      ['/usr/sbin/nginx', '/usr/bin/openssl', '/usr/bin/restic'].every((file) => existsSync(file)),
  },
];

/** What boots a bare Debian, in which the guides are done. */
const MACHINE = {
  name: 'mmdebstrap and systemd-nspawn',
  debian: ['mmdebstrap', 'systemd-container', 'debian-archive-keyring'],
  isHere: () => ['/usr/bin/mmdebstrap', '/usr/bin/systemd-nspawn'].every((file) => existsSync(file)),
};

function installProgram({ name, debian, isHere }) {
  if (isHere()) return;
  console.log(`Installing ${name} for the tests.`);
  if (installFromDebian(...debian)) return;
  console.warn(
    `${name} could not be installed, so the tests of it do not run. Install ${debian.join(', ')}.`,
  );
}

installPackages();
if (process.argv.includes('--browser')) {
  for (const engine of Object.keys(ENGINES)) installBrowser(engine);
  installWebKit();
  PROGRAMS.forEach(installProgram);
}
if (process.argv.includes('--machine')) installProgram(MACHINE);
