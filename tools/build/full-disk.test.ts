import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { archiveRelease } from './archive.ts';
import { makeRelease } from './releases.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const noRoom = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  return {
    ...real,
    copyFileSync: (...args: Parameters<typeof real.copyFileSync>) => {
      real.copyFileSync(...args);
      if (disk.isFull) throw noRoom();
    },
    createWriteStream: (...args: Parameters<typeof real.createWriteStream>) =>
      disk.isFull
        ? new Writable({ write: (_chunk, _encoding, done) => done(noRoom()) })
        : real.createWriteStream(...args),
  };
});

let dir: string;

beforeEach(() => {
  disk.isFull = false;
  dir = mkdtempSync(path.join(tmpdir(), 'fatal-full-'));
  mkdirSync(path.join(dir, 'dist'));
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

const releases = () => path.join(dir, 'releases');

function make(text: string): string {
  writeFileSync(path.join(dir, 'dist/index.html'), text);
  return makeRelease({ version: '1.2.3', copies: { site: path.join(dir, 'dist') }, texts: {} }, releases());
}

test('one line says that a release has no room, and what was there stays', () => {
  const first = make('one');
  disk.isFull = true;
  expect(() => make('two')).toThrow(`There is no room left on the disk for a release in ${releases()}.`);
  expect(readdirSync(releases()).sort()).toEqual([path.basename(first), 'latest'].sort());
});

test('one line says that an archive has no room, and no half of one stays', async () => {
  const release = make('one');
  disk.isFull = true;
  await expect(archiveRelease(release)).rejects.toThrow(
    `There is no room left on the disk for an archive in ${releases()}.`,
  );
  expect(readdirSync(releases()).sort()).toEqual([path.basename(release), 'latest'].sort());
});
