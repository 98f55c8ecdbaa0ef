import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { onTestFinished, expect, test } from 'vitest';
import { EVENT_APPLICATIONS_ENDPOINT, OperatorError } from '@fatal/contracts';
import { multipartBody, pdf } from '../../apps/api/test/multipart.ts';
import { runProgram, whenAnnounced } from '../../apps/api/test/processes.ts';
import { pageText, testDir, writeSiteFixture } from '../../apps/api/test/site-fixture.ts';
import { root } from '../step/step.ts';
import { archiveRelease, unpackArchive } from './archive.ts';
import { archiveOf, makeRelease, pruneReleases } from './releases.ts';
import { START } from './start-script.ts';

/** Longer than the first field for a name in a tar file. */
const LONG_NAME = `${'long-'.repeat(30)}.html`;

function make() {
  const dir = mkdtempSync(path.join(tmpdir(), 'fatal-archive-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(path.join(dir, 'dist'));
  writeFileSync(path.join(dir, 'dist', LONG_NAME), 'Hello');
  writeFileSync(path.join(dir, 'dist/a.html'), 'Hello');
  const releases = path.join(dir, 'releases');
  const release = makeRelease(
    {
      version: '1.2.3',
      copies: { site: path.join(dir, 'dist') },
      texts: { fatal: '#!/bin/sh\necho started' },
    },
    releases,
  );
  return { dir, releases, release };
}

const filesBelow = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();

test('tar unpacks what was packed', async () => {
  const { dir, releases, release } = make();
  const archive = await archiveRelease(release);
  const target = path.join(dir, 'elsewhere');
  mkdirSync(target);
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', target]);
  expect(status).toBe(0);
  const unpacked = path.join(target, path.basename(release));
  expect(filesBelow(unpacked)).toEqual(filesBelow(release));
  for (const file of filesBelow(release))
    expect(readFileSync(path.join(unpacked, file))).toEqual(readFileSync(path.join(release, file)));
  expect(spawnSync(path.join(unpacked, 'fatal'), { encoding: 'utf8' }).stdout).toBe('started\n');
  expect(readdirSync(releases).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('the same release is the same archive, whenever and by whomever it is packed', async () => {
  const { release } = make();
  const first = readFileSync(await archiveRelease(release));
  const file = path.join(release, 'site/a.html');
  utimesSync(file, new Date(0), new Date(0));
  chmodSync(file, 0o600);
  expect(readFileSync(await archiveRelease(release)).equals(first)).toBe(true);
});

test('what is not what was built is not packed', async () => {
  const { releases, release } = make();
  const archive = archiveOf(path.basename(release), releases);
  writeFileSync(path.join(release, 'site/a.html'), 'Changed');
  const packing = archiveRelease(release);
  await expect(packing).rejects.toThrow(OperatorError);
  await expect(packing).rejects.toThrow('site/a.html is not what was built');
  expect(() => statSync(archive)).toThrow('ENOENT');
});

test('an archive goes with its release', async () => {
  const { dir, releases, release } = make();
  const archive = await archiveRelease(release);
  utimesSync(release, new Date(0), new Date(0));
  for (const text of ['two', 'three', 'four']) {
    makeRelease({ version: '1.2.3', copies: { site: path.join(dir, 'dist') }, texts: { text } }, releases);
  }
  expect(pruneReleases(releases)).toEqual([path.basename(release)]);
  expect(() => statSync(archive)).toThrow('ENOENT');
});

/** An archive of the server with a small site. */
async function serverArchive(): Promise<string> {
  const dir = testDir('built');
  const site = writeSiteFixture();
  onTestFinished(() => rmSync(site, { recursive: true }));
  const server = path.join(dir, 'server');
  const configFile = path.join(root, 'apps/api/vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir: server } });
  const parts = { version: '1.2.3', copies: { server, site }, texts: { fatal: START } };
  return archiveRelease(makeRelease(parts, path.join(dir, 'releases')));
}

// Spec 2.9
test('an archive is a server on a machine that has Node and nothing else', async () => {
  const archive = await serverArchive();
  const machine = testDir('machine');
  for (let above = machine; above !== path.dirname(above); above = path.dirname(above))
    expect(existsSync(path.join(above, 'node_modules'))).toBe(false);
  mkdirSync(path.join(machine, 'bin'));
  symlinkSync(process.execPath, path.join(machine, 'bin/node'));
  const release = unpackArchive(archive, path.join(machine, 'releases'));
  symlinkSync(path.join('releases', path.basename(release)), path.join(machine, 'current'));

  const fatal = path.join(machine, 'current/fatal');
  const dataDir = path.join(machine, 'data');
  const env = {
    PATH: path.join(machine, 'bin'),
    DATA_DIR: dataDir,
    SITE_URL: 'https://fatal.test',
    PORT: '0',
  };
  const { address, child, finished } = await whenAnnounced(runProgram(fatal, [], env));
  const fatalPrints = (...args: string[]) => execFileSync(fatal, args, { env, encoding: 'utf8' });

  const ready = await fetch(`${address}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ok' });
  const page = await fetch(`${address}/careers`);
  expect([page.status, await page.text()]).toEqual([200, pageText('/careers', 'en')]);

  const { payload, headers } = multipartBody([
    ['first_name', 'Ada'],
    ['surname', 'Example'],
    ['email', 'ada@example.org'],
    ['md_code', fatalPrints('codes', 'create', '1').trim()],
    ['portfolio_links', '["https://ada.example.org"]'],
    ['resume', pdf],
  ]);
  const sent = await fetch(address + EVENT_APPLICATIONS_ENDPOINT, { method: 'POST', headers, body: payload });
  expect(sent.status, await sent.text()).toBe(201);
  expect(fatalPrints('list')).toContain('ada@example.org');
  const [upload = ''] = readdirSync(path.join(dataDir, 'uploads'));
  expect(readFileSync(path.join(dataDir, 'uploads', upload), 'utf8')).toBe(pdf.content);

  child.kill('SIGTERM');
  expect(await finished).toMatchObject({ code: 0, stderr: '' });
});
