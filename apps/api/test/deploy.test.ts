import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeWithNginx, startNginx } from './nginx.ts';
import { openStore } from '../src/store/open-store.ts';
import { command, runServerProcess } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';
import { contactSubmission } from './stores.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const siteDir = writeSiteFixture();
afterAll(() => rmSync(siteDir, { recursive: true }));

const startServer = async (site = siteDir) => {
  const server = await runServerProcess({
    SITE_DIR: site,
    DATA_DIR: testDir('behind'),
    LOG_LEVEL: 'fatal',
  });
  return { ...server, port: Number(new URL(server.address).port) };
};

describeWithNginx('deploy/nginx.conf', () => {
  test('is valid without warnings', async () => {
    const { port } = await startServer();
    const { get, remarks } = await startNginx([port, port]);
    expect((await get('/healthz')).status).toBe(200);
    expect(remarks()).toEqual([]);
  });

  test('serves pages from the other replica if one hangs', async () => {
    const [stopped, running] = [await startServer(), await startServer()];
    const { get } = await startNginx([stopped.port, running.port]);
    stopped.child.kill('SIGSTOP');
    onTestFinished(() => void stopped.child.kill('SIGCONT'));
    // One after the other, so that one of the first two would reach the hanging replica.
    const answers = [await get('/'), await get('/'), await get('/healthz')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  }, 30_000);

  test('logs requests without withdrawal tokens', async () => {
    const { port, child, finished } = await startServer();
    const { get, logs } = await startNginx([port, port]);
    await get('/withdraw/secret-one');
    await get('/%77ithdraw/secret-two?secret');
    await get('//withdraw/secret-three');
    child.kill('SIGKILL');
    await finished;
    expect((await get('/withdraw/secret-four')).status).toBe(502);
    await get('/news/1?secret-query', { referer: 'https://fatal.example/withdraw/secret-five' });
    // nginx writes its log after the response.
    await expect.poll(logs).toContain('GET /news/1 502');
    expect(logs()).toContain('GET /withdraw/- 404');
    expect(logs()).not.toMatch(/secret|client/);
  });

  test('sends a fallback page, or JSON for the API, while the servers are down', async () => {
    const { port, child, finished } = await startServer();
    const { get } = await startNginx([port, port]);
    child.kill('SIGKILL');
    await finished;
    const page = await get('/');
    expect(page).toMatchObject({ status: 502, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<title>Fatal</title>');
    expect(page.body).not.toContain('nginx');
    const api = await get('/api/news');
    expect(api).toMatchObject({ status: 502, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
    expect(JSON.parse(api.body)).toEqual({ message: expect.any(String) as string });
  });

  test('buffers request bodies before it calls a server', async () => {
    const seen: (string | undefined)[] = [];
    const server = createServer((incoming, answer) => {
      seen.push(incoming.url);
      incoming.resume().once('end', () => answer.end());
    });
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const { address, get } = await startNginx([port, port]);
    const headers = { 'content-length': 2 };
    const slow = request(`${address}/slow`, {
      method: 'POST',
      headers,
      agent: false,
      rejectUnauthorized: false,
    });
    const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
    await new Promise((resolve) => slow.write('{', resolve));
    await get('/other');
    expect(seen).toContain('/other');
    expect(seen).not.toContain('/slow');
    slow.end('}');
    const [answer] = await answered;
    answer.resume();
    expect(seen).toContain('/slow');
  });

  // Spec 4.2, 4.3
  test.each([
    ['the file unchanged', ''],
    ['with a cache for pages', 'proxy_cache fatal; proxy_cache_key $uri; proxy_cache_revalidate on;'],
  ])('serves the gate only to visitors who have not passed it: %s', async (_, forPages) => {
    const { port } = await startServer();
    const { get } = await startNginx([port, port], forPages);
    const opens = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0' };
    const visitors: [headers: Record<string, string>, page: string][] = [
      [opens, 'gate'],
      [{ ...opens, cookie: 'gatePassed=true' }, 'careers'],
      [{ ...opens, 'user-agent': 'Googlebot/2.1' }, 'careers'],
      [{}, 'careers'],
    ];
    for (const [headers, page] of [...visitors, ...visitors.toReversed()])
      expect((await get('/careers', headers)).body).toContain(`<title>/${page} en</title>`);
  });

  test('finds a file that only one replica has', async () => {
    const newSite = writeSiteFixture('5e6f');
    onTestFinished(() => rmSync(newSite, { recursive: true }));
    const [older, newer] = [await startServer(), await startServer(newSite)];
    const { get } = await startNginx([older.port, newer.port]);
    const names = ['app-1a2b.js', 'trailer-1a2b.mp4', 'app-5e6f.js', 'trailer-5e6f.mp4'];
    for (const name of names) expect((await get(`/assets/${name}`)).status, name).toBe(200);
    expect((await get('/assets/app-gone.js')).status).toBe(404);
  });

  test('caches one copy per content coding, for any Accept-Encoding', async () => {
    const { port, child, finished } = await startServer();
    const { get } = await startNginx([port, port]);
    const coded = async (accepted: string) => {
      const { status, headers } = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
      return [status, headers['content-encoding']];
    };
    const [brotli, gzip, plain] = [
      await coded('gzip, deflate, br'),
      await coded('gzip'),
      await coded('br;q=0'),
    ];
    expect([brotli, gzip, plain]).toEqual([
      [200, 'br'],
      [200, 'gzip'],
      [200, undefined],
    ]);
    // From now on, responses come from the cache.
    child.kill('SIGKILL');
    await finished;
    expect(await coded('br;q=1.0, *;q=0.1')).toEqual(brotli);
    expect(await coded('deflate, GZIP')).toEqual(gzip);
    expect(await coded('identity')).toEqual(plain);
  });
});

const ANALYZE = '/usr/bin/systemd-analyze';

const hasAnalyze = existsSync(ANALYZE);

if (!hasAnalyze && process.env.CI === 'true') {
  throw new Error('systemd-analyze is not installed: apt-get install systemd.');
}

const skipped = hasAnalyze ? '' : ` (skipped: ${ANALYZE} is missing)`;

describe.skipIf(!hasAnalyze)(`the systemd units in deploy${skipped}`, () => {
  const analyze = (...args: string[]) => spawnSync(ANALYZE, args, { encoding: 'utf8' });

  test('pass systemd-analyze verify', () => {
    const dir = testDir('units');
    const units = readdirSync(join(root, 'deploy')).filter((name) =>
      /\.(?:service|socket|timer)$/.test(name),
    );
    expect(units).toHaveLength(4);
    // The programs aren't installed, so the units run Node instead.
    for (const unit of units)
      writeFileSync(
        join(dir, unit),
        read(`deploy/${unit}`)
          .replaceAll('/opt/fatal/current/fatal', process.execPath)
          .replaceAll('=restic ', `=${process.execPath} `),
      );
    const { status, stderr } = analyze('verify', '--man=no', ...units.map((unit) => join(dir, unit)));
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('pass systemd-analyze security', () => {
    // Fails above the threshold, a score in tenths.
    for (const unit of ['fatal.service', 'fatal-backup.service']) {
      const file = join(root, 'deploy', unit);
      const { status, stdout } = analyze('security', '--offline=true', '--threshold=30', file);
      expect(stdout).toContain('Overall exposure level');
      expect(status).toBe(0);
    }
  });
});

describe('a reload of deploy/fatal.service', () => {
  const [, reload = ''] = /^ExecReload=\/bin\/sh -c '(.+)'$/m.exec(read('deploy/fatal.service')) ?? [];

  test.each([
    ['reaches a server that handles SIGHUP', `process.once('SIGHUP', () => process.exit(7));`, 7],
    // systemd treats death by SIGHUP as a clean stop and wouldn't restart the server.
    ['does not kill a server that has just started', `process.stdin.once('data', () => process.exit(8));`, 8],
  ])('%s', async (_, does, code) => {
    const child = spawn(process.execPath, ['-e', `${does} process.stdin.resume(); console.log('up');`]);
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    execFileSync('sh', ['-c', reload], { env: { ...process.env, MAINPID: String(child.pid) } });
    // The process may already have exited because of the signal.
    child.stdin.on('error', () => undefined);
    child.stdin.write('end');
    expect(await once(child, 'exit')).toEqual([code, null]);
  });
});

const RESTIC = '/usr/bin/restic';

if (!existsSync(RESTIC) && process.env.CI === 'true') {
  throw new Error('restic is not installed: apt-get install restic.');
}

test.skipIf(!existsSync(RESTIC))('a backup made by deploy/fatal-backup.service can be restored', async () => {
  const dir = testDir('backup');
  const [before, after] = [join(dir, 'before'), join(dir, 'after')];
  const store = await openStore({ dataDir: before });
  await store.submit(contactSubmission({ payload: { message: 'kept' } }));
  await store.close();
  const [node, args] = command('cli.js');
  const fatal = [node, ...args].join(' ');
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: before,
    RESTIC_REPOSITORY: join(dir, 'elsewhere'),
    RESTIC_PASSWORD: 'rehearsal',
    RESTIC_CACHE_DIR: join(dir, 'cache'),
  };
  const sh = (line: string, more: object = {}) =>
    execFileSync('sh', ['-ec', line], {
      env: { ...env, ...more },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  sh('restic init');
  const lines = Array.from(
    read('deploy/fatal-backup.service').matchAll(/^Exec\w+=(.+)$/gm),
    ([, line]) => line ?? '',
  );
  expect(lines).toHaveLength(5);
  const copy = join(dir, 'copy');
  for (const line of lines)
    sh(line.replaceAll('/var/lib/fatal-backup/copy', copy).replace('/opt/fatal/current/fatal', fatal));
  expect(existsSync(copy)).toBe(false);

  sh(`restic restore latest --host fatal --target ${join(dir, 'back')}`);
  sh(`${fatal} restore --from ${join(dir, 'back', copy)}`, { DATA_DIR: after });
  const restored = await openStore({ dataDir: after });
  onTestFinished(() => restored.close());
  expect((await restored.listSubmissions()).map(({ payload }) => payload.message)).toEqual(['kept']);
});

describe('deploy/compose.yaml', () => {
  const settings = Array.from(read('.env.example').matchAll(/^# ([A-Z_]+)=/gm), ([, name]) => name ?? '');
  // The image sets these, or they are paths inside it.
  const own = ['HOST', 'PORT', 'DATA_DIR', 'SITE_DIR'];

  test.each(settings.filter((name) => !own.includes(name)))('passes %s to the container', (name) => {
    expect(read('deploy/compose.yaml')).toMatch(new RegExp(`^    ${name}: `, 'm'));
  });

  test('uses the PostgreSQL version that the guide calls tested', () => {
    const [, version] = /tested with PostgreSQL (\d+)/.exec(read('docs/guides/operate.md')) ?? [];
    expect(read('deploy/compose.yaml')).toContain(`docker.io/library/postgres:${String(version)}\n`);
  });
});

test('.dockerignore excludes everything that .gitignore does', () => {
  const lines = (file: string) => read(file).split('\n').filter(Boolean);
  const ignored = lines('.dockerignore');
  for (const line of lines('.gitignore')) expect(ignored).toContain(`**/${line.replace(/\/$/, '')}`);
  expect(ignored).toContain('.git');
});
