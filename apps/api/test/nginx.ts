import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, onTestFinished, vi } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { testDir } from './site-fixture.ts';

/** Paths in Debian's packages. `NGINX_PATH` selects another nginx. */
const PROGRAMS = [process.env.NGINX_PATH ?? '/usr/sbin/nginx', '/usr/bin/openssl'] as const;

const isInstalled = PROGRAMS.every((program) => existsSync(program));

if (!isInstalled && process.env.CI === 'true') {
  throw new Error('nginx is not installed: apt-get install nginx-light openssl.');
}

/** Describes tests that need nginx. Skips them if it isn't installed, and adds the reason to the name. */
export function describeWithNginx(name: string, tests: () => void): void {
  if (isInstalled) describe(name, tests);
  else describe.skip(`${name} (skipped: ${PROGRAMS.join(' or ')} is missing)`, tests);
}

/** Whether nginx is 1.25.1 or later, which configures HTTP/2 in another way; see deploy/nginx.conf and the guide. */
const isNewer =
  isInstalled && isAtLeast(spawnSync(PROGRAMS[0], ['-v'], { encoding: 'utf8' }).stderr, [1, 25, 1]);

function isAtLeast(text: string, least: readonly number[]): boolean {
  const version = /\d+\.\d+\.\d+/.exec(text)?.[0].split('.').map(Number) ?? [];
  const different = least.findIndex((part, index) => part !== version[index]);
  return different < 0 || (version[different] ?? 0) > (least[different] ?? 0);
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Nginx {
  address: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Returns the content of all log files. */
  logs: () => string;
  /** Returns the warnings about the configuration. */
  remarks: () => string[];
}

const FILE = join(import.meta.dirname, '../../../deploy/nginx.conf');

/** First line of the block that proxies pages. */
const PAGES = 'location / {';

/**
 * Runs nginx with deploy/nginx.conf in front of two servers, with paths and ports replaced. Adds `forPages` to the block for
 * pages. Stops after the test.
 */
export async function startNginx([one, two]: readonly [number, number], forPages = ''): Promise<Nginx> {
  const dir = testDir('nginx');
  const [https, http] = [await freePort(), await freePort()];
  const logs = join(dir, 'logs');
  mkdirSync(logs);
  const certificate = [
    '-out',
    join(dir, 'fatal.pem'),
    '-keyout',
    join(dir, 'fatal.key'),
    '-subj',
    '/CN=fatal',
  ];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(PROGRAMS[1], ['req', ...kind, ...certificate], { stdio: 'ignore' });
  const here: Record<string, string> = {
    '10.0.0.11:3000': `127.0.0.1:${String(one)}`,
    '10.0.0.12:3000': `127.0.0.1:${String(two)}`,
    'listen 443 ': `listen 127.0.0.1:${String(https)} `,
    'listen 80;': `listen 127.0.0.1:${String(http)};`,
    [PAGES]: PAGES + forPages,
    '/etc/ssl/': `${dir}/`,
    '/var/cache/': `${dir}/`,
    '/var/log/nginx/': `${logs}/`,
  };
  let config = readFileSync(FILE, 'utf8');
  if (isNewer) config = config.replace('listen 443 ssl http2;', 'listen 443 ssl; http2 on;');
  for (const [there, replacement] of Object.entries(here)) {
    if (!config.includes(there)) throw new Error(`deploy/nginx.conf does not contain "${there}".`);
    config = config.replaceAll(there, replacement);
  }
  writeFileSync(join(dir, 'fatal.conf'), config);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; pid ${dir}/pid; worker_processes 1; error_log ${logs}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http {
      access_log ${logs}/access.log;
      ${folders.map((name) => `${name}_temp_path ${join(dir, name)};`).join(' ')}
      include ${dir}/fatal.conf;
    }`,
  );
  const child = spawn(PROGRAMS[0], ['-c', join(dir, 'nginx.conf'), '-e', join(logs, 'start.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  const address = `https://127.0.0.1:${String(https)}`;
  const get: Nginx['get'] = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const call = request(
        address + path,
        { headers, agent: false, rejectUnauthorized: false },
        (response) => {
          const { statusCode = 0, headers: received } = response;
          text(response).then((body) => resolve({ status: statusCode, headers: received, body }), reject);
        },
      );
      call.on('error', reject);
      call.end();
    });
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`nginx did not start. ${stderr}`);
      await get('/healthz');
    },
    { timeout: 20_000 },
  );
  return {
    address,
    get,
    logs: () =>
      readdirSync(logs)
        .map((file) => readFileSync(join(logs, file), 'utf8'))
        .join(''),
    remarks: () =>
      (readFileSync(join(logs, 'start.log'), 'utf8') + stderr)
        .split('\n')
        .filter((line) => line !== '' && !line.includes('[notice]')),
  };
}
