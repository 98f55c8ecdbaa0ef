import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build, createServer, type Rolldown } from 'vite';
import { readNumber } from '../apps/api/src/lib/env.ts';
import './env-file.ts';
import { siteDist, startPreview } from '../apps/site/build/content/preview.ts';
import { alone } from './build/alone.ts';
import { buildSite } from './build/build-site.ts';
import { fail } from './build/fail.ts';
import { RELEASES } from './build/releases.ts';
import { readCommandLine } from './command/command-line.ts';
import { SERVER_FLAGS } from './node-flags.ts';

readCommandLine(`npm run dev
The site with hot reload on PORT (3000) and the API beside it on API_PORT (3001), built again after each change.`);

const root = fileURLToPath(new URL('..', import.meta.url));
/** Not where a build writes the server of a release: that one is without what development needs. */
const apiDir = `${root}.cache/dev/api`;
process.env.API_PORT ??= '3001';
const port = readPort();

// Whoever writes sees what is not out yet.
startPreview();

// The API reads the news from the folder that the build wrote.
await alone(RELEASES, buildSite);

let stopApi = (): Promise<void> => Promise.resolve();

async function restartApi(): Promise<void> {
  await stopApi();
  const api = spawn(process.execPath, [...SERVER_FLAGS, `${apiDir}/server.js`], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: process.env.API_PORT,
      SITE_DIR: `${root}${siteDist()}`,
    },
  });
  const ended = once(api, 'exit');
  stopApi = async () => {
    api.kill('SIGTERM');
    await ended;
  };
}

const watcher = (await build({
  configFile: `${root}apps/api/vite.config.ts`,
  logLevel: 'warn',
  build: { watch: {}, outDir: apiDir },
})) as Rolldown.RolldownWatcher;
let turn = Promise.resolve();
watcher.on('event', (event) => {
  if (event.code === 'END') turn = turn.then(restartApi);
  if (event.code === 'ERROR') console.error(event.error.message);
});

process.env.NODE_ENV = 'development';
const site = await createServer({
  configFile: `${root}apps/site/vite.config.ts`,
  server: { port },
});
await site.listen();
site.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void Promise.all([turn.then(stopApi), watcher.close(), site.close()]).then(() => process.exit(0));
  });
}

function readPort(): number {
  try {
    return readNumber(process.env, 'PORT', 3000, { min: 0, max: 65_535 });
  } catch (error) {
    fail(error);
  }
}
