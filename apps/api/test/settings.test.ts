import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { ENDPOINTS, hole, studioDay, writeDay, writeInstant } from '@fatal/contracts';
import { settingsFile } from '../src/settings/stored-settings.ts';
import { application } from './bodies.ts';
import { run, runServerProcess } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const siteDir = writeSiteFixture();
writeFileSync(
  join(siteDir, 'pages/en/index.html'),
  `<p>${hole('count')} ${hole('countLabel')}; ${hole('deadline')}</p>`,
);
afterAll(() => rmSync(siteDir, { recursive: true }));

const HOUR = 60 * 60_000;

/** A server with a closing an hour ahead in its environment, what it shows, and the command beside it. */
async function start(changes: Record<string, string> = {}) {
  const dataDir = testDir('settings');
  const closing = new Date(Date.now() + HOUR).toISOString();
  const env = {
    SITE_DIR: siteDir,
    DATA_DIR: dataDir,
    WISHLIST_COUNT: '7',
    APPLICATIONS_CLOSE_AT: closing,
    ...changes,
  };
  const server = await runServerProcess(env);
  const home = async () => {
    const response = await fetch(server.address);
    return { text: await response.text(), etag: response.headers.get('etag') };
  };
  return {
    dataDir,
    closing,
    server,
    home,
    /** Waits until the home page says something. */
    shows: (text: string) =>
      vi.waitFor(async () => expect((await home()).text).toContain(text), { timeout: 10_000 }),
    settings: (...args: string[]) => run('cli.js', env, ['settings', ...args]).finished,
    apply: async (email: string) => {
      const body = JSON.stringify({ ...application, email });
      const headers = { 'content-type': 'application/json' };
      const url = server.address + ENDPOINTS.applications;
      return (await fetch(url, { method: 'POST', headers, body })).status;
    },
    stop: () => {
      server.child.kill('SIGTERM');
      return server.finished;
    },
  };
}

test('a server that runs shows the count that is set, with its day', async () => {
  const { home, shows, settings, stop } = await start();
  const before = await home();
  expect(before.text).toContain('<p>7 so far; ');
  expect((await settings('set', 'WISHLIST_COUNT', '1234')).code).toBe(0);
  await shows(`<p>1234 as of ${writeDay(studioDay(Date.now()), 'en')}; `);
  expect((await home()).etag).not.toBe(before.etag);
  expect((await settings('unset', 'WISHLIST_COUNT')).code).toBe(0);
  await shows('<p>7 so far; ');
  expect((await home()).etag).toBe(before.etag);
  expect(await stop()).toMatchObject({ code: 0, stderr: '' });
});

test('a deadline that is set closes the form, and one that is lifted opens it', async () => {
  const { closing, shows, settings, apply } = await start();
  expect(await apply('before@example.org')).toBe(201);
  await settings('set', 'APPLICATIONS_CLOSE_AT', new Date(Date.now() - HOUR).toISOString());
  await shows(' (passed)');
  expect(await apply('after@example.org')).toBe(403);
  await settings('set', 'APPLICATIONS_CLOSE_AT', 'never');
  await shows('; until 31\u00a0July ');
  expect(await apply('after@example.org')).toBe(201);
  await settings('unset', 'APPLICATIONS_CLOSE_AT');
  await shows(`; until ${writeInstant(closing, 'en')}`);
});

test('a restart keeps what was set', async () => {
  const { dataDir, settings, stop } = await start();
  await settings('set', 'WISHLIST_COUNT', '1234');
  await stop();
  const again = await runServerProcess({ SITE_DIR: siteDir, DATA_DIR: dataDir, WISHLIST_COUNT: '7' });
  expect(await (await fetch(again.address)).text()).toContain('<p>1234 as of ');
});

test('a wrong value is refused in one line and changes nothing', async () => {
  const { home, settings } = await start();
  const before = await home();
  const { code, stdout, stderr } = await settings('set', 'WISHLIST_COUNT', 'many');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^WISHLIST_COUNT must be [^\n]+\n$/);
  expect(await home()).toEqual(before);
});

test('SIGHUP with a damaged file is answered in one line of the log, and nothing changes', async () => {
  const { dataDir, server, home, shows, settings, stop } = await start();
  await settings('set', 'WISHLIST_COUNT', '1234');
  await shows('<p>1234 as of ');
  const before = await home();
  writeFileSync(settingsFile(dataDir), '{');
  let log = '';
  server.child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  server.child.kill('SIGHUP');
  await vi.waitFor(() => expect(log).toContain('is damaged'), { timeout: 1_000 });
  expect(await home()).toEqual(before);
  const { code, stderr } = await stop();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(log).toMatch(/^\{[^\n]+ The settings stay as they were\."\}\n$/);
});

test('SIGHUP reads at once what was set', async () => {
  const { server, home, settings } = await start();
  await settings('set', 'WISHLIST_COUNT', '1234');
  server.child.kill('SIGHUP');
  await vi.waitFor(async () => expect((await home()).text).toContain('<p>1234 '), { timeout: 1_000 });
});

test('a server does not start with a damaged file, and says so in one line', async () => {
  const dataDir = testDir('settings');
  writeFileSync(settingsFile(dataDir), '{');
  const env = { SITE_DIR: siteDir, DATA_DIR: dataDir, PORT: '0' };
  const { code, stdout, stderr } = await run('server.js', env).finished;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+settings\.json is damaged: [^\n]+\n$/);
});
