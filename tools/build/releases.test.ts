import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '@fatal/contracts';
import { archiveRelease, unpackArchive } from './archive.ts';
import { KEPT_RELEASES, listReleases, makeRelease, pruneReleases, releaseDir } from './releases.ts';

let dir: string;
let releases: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'fatal-releases-'));
  releases = path.join(dir, 'releases');
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

/** Creates a release of a site with one asset of this name and one font. */
function make(name: string): string {
  rmSync(path.join(dir, 'dist'), { recursive: true, force: true });
  write('dist/server/entry-server.js', name);
  write('dist/server/.build-stamp', 'not a part of it');
  write(`dist/client/assets/${name}.js`, name);
  write('dist/client/fonts/text.woff2', 'font');
  write('dist/client/fonts/japanese.json', '{}');
  return makeRelease(
    {
      id: Buffer.from(name.padEnd(6)).toString('hex'),
      version: '1.2.3',
      server: path.join(dir, 'dist/server'),
      site: path.join(dir, 'dist'),
      texts: { fatal: '#!/bin/sh\necho started' },
    },
    releases,
  );
}

/** Backdates a release and all current assets by this many days. */
function age(release: string, days: number): void {
  const date = new Date(Date.now() - days * 24 * 3_600_000);
  write(
    `releases/${path.basename(release)}/version`,
    JSON.stringify({ id: path.basename(release), version: '1.2.3', date }),
  );
  for (const file of filesBelow(path.join(releases, 'assets')))
    utimesSync(path.join(releases, 'assets', file), date, date);
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

test('puts server files into the release and files with hashed names into the shared assets', () => {
  const release = make('one');
  const inRelease = [
    'fatal',
    'server/entry-server.js',
    'site/client/fonts/japanese.json',
    'site/server/entry-server.js',
    'version',
  ];
  expect(filesBelow(release)).toEqual(inRelease);
  expect(filesBelow(path.join(releases, 'assets'))).toEqual(['assets/one.js', 'fonts/text.woff2']);
  make('two');
  expect(filesBelow(path.join(releases, 'assets'))).toEqual([
    'assets/one.js',
    'assets/two.js',
    'fonts/text.woff2',
  ]);
  expect(spawnSync(path.join(release, 'fatal'), { encoding: 'utf8' }).stdout).toBe('started\n');
  expect(JSON.parse(readFileSync(path.join(release, 'version'), 'utf8'))).toMatchObject({
    id: path.basename(release),
    version: '1.2.3',
  });
});

test('makes the last built release the latest, also when it existed before', () => {
  const first = make('one');
  age(first, 5);
  const second = make('two');
  expect(releaseDir(undefined, releases)).toBe(second);
  expect(releaseDir(path.basename(first), releases)).toBe(first);
  age(second, 1);
  expect(make('one')).toBe(first);
  expect(releaseDir(undefined, releases)).toBe(first);
  expect(listReleases(releases).map((release) => release.dir)).toEqual([first, second]);
});

test.each(['0123456789ab', '../dist', '', 'assets'])('throws for unknown release %j', (id) => {
  make('one');
  expect(() => releaseDir(id, releases)).toThrow(OperatorError);
});

test('explains how to build if there is no release', () => {
  expect(() => releaseDir(undefined, releases)).toThrow('No release found. Run npm run build.');
  expect(listReleases(releases)).toEqual([]);
});

test('keeps earlier releases when a build fails', () => {
  const first = make('one');
  const parts = { id: '0123456789ab', version: '1.2.3', server: path.join(dir, 'dist/server'), texts: {} };
  expect(() => makeRelease({ ...parts, site: path.join(dir, 'nowhere') }, releases)).toThrow('nowhere');
  expect(releaseDir(undefined, releases)).toBe(first);
  expect(readdirSync(releases).sort()).toEqual([path.basename(first), 'assets', 'latest'].sort());
});

test('rebuilds an incomplete release', () => {
  const first = make('one');
  rmSync(path.join(first, 'version'));
  rmSync(path.join(first, 'fatal'));
  expect(() => releaseDir(path.basename(first), releases)).toThrow(OperatorError);
  expect(make('one')).toBe(first);
  expect(existsSync(path.join(first, 'fatal'))).toBe(true);
});

test('prunes all but the newest releases, with their archives and old assets', async () => {
  const oldest = make('oldest');
  age(oldest, 100);
  const old = make('old');
  await archiveRelease(old);
  age(old, 80);
  utimesSync(path.join(releases, 'assets/assets/oldest.js'), 0, 0);
  const newest = ['one', 'two', 'three'].map(make);
  expect(newest).toHaveLength(KEPT_RELEASES);
  expect(pruneReleases(releases).sort()).toEqual(
    [oldest, old].map((release) => path.basename(release)).sort(),
  );
  expect(readdirSync(releases).sort()).toEqual(
    [...newest.map((release) => path.basename(release)), 'assets', 'latest'].sort(),
  );
  expect(filesBelow(path.join(releases, 'assets'))).toEqual([
    'assets/old.js',
    'assets/one.js',
    'assets/three.js',
    'assets/two.js',
    'fonts/text.woff2',
  ]);
});

test('keeps old assets that a remaining release uses', () => {
  const old = make('old');
  age(old, 100);
  make('new');
  pruneReleases(releases);
  expect(existsSync(path.join(releases, 'assets/assets/old.js'))).toBe(true);
});

test('archives a release with its assets, and unpacks next to existing assets', async () => {
  const first = make('one');
  age(first, 1);
  const elsewhere = path.join(dir, 'elsewhere');
  write('elsewhere/assets/assets/before.js', 'before');
  const second = make('two');
  const unpacked = unpackArchive(await archiveRelease(second), elsewhere);
  expect(filesBelow(unpacked)).toEqual(filesBelow(second));
  expect(spawnSync(path.join(unpacked, 'fatal'), { encoding: 'utf8' }).stdout).toBe('started\n');
  expect(filesBelow(path.join(elsewhere, 'assets'))).toEqual([
    'assets/before.js',
    'assets/two.js',
    'fonts/text.woff2',
  ]);
  // Assets are matched to releases by modification time, so unpacking must keep it.
  const [{ date } = { date: new Date(0) }] = listReleases(elsewhere);
  expect(statSync(path.join(elsewhere, 'assets/assets/two.js')).mtime).toEqual(date);
});
