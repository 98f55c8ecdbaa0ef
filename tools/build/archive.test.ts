import { spawnSync } from 'node:child_process';
import {
  chmodSync,
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
import { onTestFinished, expect, test } from 'vitest';
import { OperatorError } from '@fatal/contracts';
import { archiveRelease } from './archive.ts';
import { archiveOf, makeRelease, pruneReleases } from './releases.ts';

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
