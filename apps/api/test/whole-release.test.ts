import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { ENDPOINTS, type DrawOptions } from '@fatal/contracts';
import { listReleases, makeRelease, pruneReleases } from '../../../tools/build/releases.ts';
import { START } from '../../../tools/build/start-script.ts';
import { assertWhole } from '../src/release/own-release.ts';
import { contact } from './bodies.ts';
import { runProgram, whenAnnounced, type Server } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

const site = writeSiteFixture();
afterAll(() => rmSync(site, { recursive: true }));

/** A folder for releases of this server, and what makes one. */
function openReleases() {
  const releases = testDir('releases');
  return {
    releases,
    make: (name: string) =>
      makeRelease(
        { version: '1.2.3', copies: { server: inject('apiBundle'), site }, texts: { fatal: START, name } },
        releases,
      ),
  };
}

/** Starts a release as its unit does, with data of its own. */
const run = (release: string, env: Record<string, string> = {}) =>
  runProgram(join(release, 'fatal'), [], { DATA_DIR: testDir('whole'), PORT: '0', ...env });

const start = (release: string, env?: Record<string, string>) => whenAnnounced(run(release, env));

/** What a server draws its pages with. */
async function givenBy({ address }: Server) {
  const { settings, origin } = (await (await fetch(`${address}/given`)).json()) as DrawOptions;
  return [settings.wishlistCount, origin];
}

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

async function stop({ child, finished }: Server): Promise<void> {
  child.kill('SIGTERM');
  expect(await finished).toMatchObject({ code: 0, stderr: '' });
}

/** The one line with which a release does not start. */
async function refusal(release: string): Promise<string> {
  const { code, stdout, stderr } = await run(release).finished;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trim();
}

test('ten servers with ten settings share one release, and none writes to it', async () => {
  const release = openReleases().make('one');
  const before = readdirSync(release, { recursive: true }).sort();
  const given = Array.from(
    { length: 10 },
    (_, index) => [index + 1, `https://${String(index)}.example`] as const,
  );
  const servers = await Promise.all(
    given.map(([count, origin]) => start(release, { WISHLIST_COUNT: String(count), SITE_URL: origin })),
  );
  expect(await Promise.all(servers.map(givenBy))).toEqual(given);
  await Promise.all(servers.map(stop));
  expect(readdirSync(release, { recursive: true }).sort()).toEqual(before);
  assertWhole({ dir: release });
});

test('builds leave the release of a server, however old, until it has stopped', async () => {
  const { releases, make } = openReleases();
  const old = make('old');
  const server = await start(old);
  const unused = make('unused');
  for (const name of ['three', 'two', 'one']) make(name);
  expect(pruneReleases(releases)).toEqual([basename(unused)]);
  expect(listReleases(releases).at(-1)).toMatchObject({ dir: old, running: [server.child.pid] });
  expect(await statusOf(`${server.address}/careers`)).toBe(200);
  await stop(server);
  expect(pruneReleases(releases)).toEqual([basename(old)]);
});

test('a release with another byte does not start; the server that runs from it is undisturbed', async () => {
  const release = openReleases().make('one');
  const server = await start(release);
  writeFileSync(join(release, 'site/client/manifest.webmanifest'), '[]');
  expect(await refusal(release)).toBe(
    `The release in ${release} is damaged: site/client/manifest.webmanifest is not what was built. Build or unpack it again.`,
  );
  expect(await statusOf(server.address)).toBe(200);
  await stop(server);
});

test('a folder without a manifest does not start', async () => {
  const release = openReleases().make('one');
  rmSync(join(release, 'manifest.json'));
  expect(await refusal(release)).toBe(
    `The release in ${release} is damaged: manifest.json is missing. Build or unpack it again.`,
  );
});

test('an older Node starts nothing, and is told so in a line', async () => {
  const folder = testDir('older');
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho v20.19.0\n', { mode: 0o755 });
  const PATH = `${folder}:${process.env.PATH ?? ''}`;
  const stderr = 'Node 24 or later must be in PATH to start this.\n';
  expect(await run(openReleases().make('one'), { PATH }).finished).toEqual({ code: 1, stdout: '', stderr });
});

test('a server whose release is removed by hand keeps what it has, and ends as ever', async () => {
  const release = openReleases().make('one');
  const server = await start(release);
  const { address } = server;
  expect(await statusOf(address)).toBe(200);
  rmSync(release, { recursive: true });
  expect(await statusOf(address)).toBe(200);
  expect(await statusOf(`${address}/assets/app-1a2b.js`)).toBe(200);
  const headers = { 'content-type': 'application/json' };
  const form = { method: 'POST', headers, body: JSON.stringify(contact) };
  expect(await statusOf(address + ENDPOINTS.contact, form)).toBe(201);
  expect(await statusOf(`${address}/careers`)).toBe(200);
  expect(await statusOf(`${address}/images/moor.avif`)).toBe(500);
  server.child.kill('SIGTERM');
  expect((await server.finished).code).toBe(0);
});
