import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { ENDPOINTS, studioDay, type RenderOptions, type PageSettings } from '@fatal/contracts';
import { settingsFile } from '../src/settings/live-settings.ts';
import { application } from './bodies.ts';
import { anyText } from './matchers.ts';
import { run, runServerProcess } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const siteDir = writeSiteFixture();
afterAll(() => rmSync(siteDir, { recursive: true }));

const HOUR = 60 * 60_000;

/** Starts a server whose environment closes the forms in an hour. Returns helpers to read its pages and run the command. */
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
  const page = async () => {
    const response = await fetch(`${server.address}/given`);
    const { settings } = (await response.json()) as RenderOptions;
    return { settings, etag: response.headers.get('etag') };
  };
  return {
    dataDir,
    closing,
    server,
    page,
    /** Waits until a page is rendered with these settings. */
    shows: (settings: Partial<PageSettings>, timeout = 10_000) =>
      vi.waitFor(async () => expect((await page()).settings).toMatchObject(settings), { timeout }),
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

test('a running server shows a new count and its date', async () => {
  const { page, shows, settings, stop } = await start();
  const before = await page();
  expect(before.settings).toMatchObject({ wishlistCount: 7, wishlistCountDate: null });
  expect((await settings('set', 'WISHLIST_COUNT', '1234')).code).toBe(0);
  await shows({ wishlistCount: 1234, wishlistCountDate: studioDay(Date.now()) });
  expect((await page()).etag).not.toBe(before.etag);
  expect((await settings('unset', 'WISHLIST_COUNT')).code).toBe(0);
  await shows({ wishlistCount: 7 });
  expect(await page()).toEqual(before);
  expect(await stop()).toMatchObject({ code: 0, stderr: '' });
});

test('setting a deadline closes the form, and removing it opens the form', async () => {
  const { closing, shows, settings, apply } = await start();
  expect(await apply('before@example.org')).toBe(201);
  await settings('set', 'APPLICATIONS_CLOSE_AT', new Date(Date.now() - HOUR).toISOString());
  await shows({ closed: true });
  expect(await apply('after@example.org')).toBe(403);
  await settings('set', 'APPLICATIONS_CLOSE_AT', 'never');
  await shows({ closed: false, applicationsCloseAt: null });
  expect(await apply('after@example.org')).toBe(201);
  await settings('unset', 'APPLICATIONS_CLOSE_AT');
  await shows({ deadline: closing });
});

test('settings survive a restart', async () => {
  const { dataDir, settings, stop } = await start();
  await settings('set', 'WISHLIST_COUNT', '1234');
  await stop();
  const { page } = await start({ DATA_DIR: dataDir });
  expect((await page()).settings).toMatchObject({ wishlistCount: 1234, wishlistCountDate: anyText });
});

test('an invalid value prints one line and changes nothing', async () => {
  const { page, settings } = await start();
  const before = await page();
  const { code, stdout, stderr } = await settings('set', 'WISHLIST_COUNT', 'many');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^WISHLIST_COUNT must be [^\n]+\n$/);
  expect(await page()).toEqual(before);
});

test('SIGHUP with a damaged file logs one line and changes nothing', async () => {
  const { dataDir, server, page, shows, settings, stop } = await start();
  await settings('set', 'WISHLIST_COUNT', '1234');
  await shows({ wishlistCount: 1234 });
  const before = await page();
  writeFileSync(settingsFile(dataDir), '{');
  let log = '';
  server.child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  server.child.kill('SIGHUP');
  await vi.waitFor(() => expect(log).toContain('is damaged'), { timeout: 1_000 });
  expect(await page()).toEqual(before);
  const { code, stderr } = await stop();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(log).toMatch(/^\{[^\n]+ The settings stay as they were\."\}\n$/);
});

test('SIGHUP reloads the settings immediately', async () => {
  const { server, shows, settings } = await start();
  await settings('set', 'WISHLIST_COUNT', '1234');
  server.child.kill('SIGHUP');
  await shows({ wishlistCount: 1234 }, 1_000);
});

test('a server with a damaged file prints one line and does not start', async () => {
  const dataDir = testDir('settings');
  writeFileSync(settingsFile(dataDir), '{');
  const env = { SITE_DIR: siteDir, DATA_DIR: dataDir, PORT: '0' };
  const { code, stdout, stderr } = await run('server.js', env).finished;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+settings\.json is damaged: [^\n]+\n$/);
});
