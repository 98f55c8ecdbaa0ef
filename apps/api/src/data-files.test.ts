import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDir } from '../test/site-fixture.ts';
import { dataFile, deleteFiles, sweepFiles } from './data-files.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const HOUR = 60 * 60_000;

function makeDataDir(): string {
  const dir = temporaryDir('files');
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'uploads'));
  mkdirSync(join(dir, 'outbox'));
  return dir;
}

function write(dir: string, path: string, age: number): void {
  writeFileSync(join(dir, path), 'text');
  const time = new Date(NOW - age);
  utimesSync(join(dir, path), time, time);
}

describe('deleteFiles', () => {
  test('deletes what is there, and takes what is missing for deleted', async () => {
    const dir = makeDataDir();
    write(dir, 'uploads/1', 0);
    expect(await deleteFiles(dir, ['uploads/1', 'uploads/2'])).toEqual([]);
    expect(readdirSync(join(dir, 'uploads'))).toEqual([]);
  });

  test('names what it could not delete, and never leaves the folder', async () => {
    const dir = makeDataDir();
    mkdirSync(join(dir, 'uploads/folder'));
    const outside = `${dir}-outside`;
    writeFileSync(outside, '');
    onTestFinished(() => rmSync(outside));
    const bad = ['uploads/folder', `../${outside.split('/').at(-1) ?? ''}`, outside, '.'];
    expect(await deleteFiles(dir, bad)).toEqual(bad);
    expect(existsSync(outside)).toBe(true);
  });

  test.each(['../x', '/etc/passwd', '', '.', 'uploads/../..'])('finds no file for the path %j', (path) => {
    expect(() => dataFile('/data', path)).toThrow('is not in the data folder');
  });
});

describe('sweepFiles', () => {
  const sweep = (dataDir: string, known: string[]) =>
    sweepFiles({ dataDir, now: () => NOW, store: { knownFiles: () => Promise.resolve(new Set(known)) } });

  test('deletes old files that no row knows, and nothing else', async () => {
    const dir = makeDataDir();
    write(dir, 'uploads/known', 2 * HOUR);
    write(dir, 'uploads/orphan', 2 * HOUR);
    write(dir, 'uploads/under-way', HOUR - 1_000);
    write(dir, 'outbox/known.eml', 2 * HOUR);
    write(dir, 'outbox/orphan.eml', 2 * HOUR);
    write(dir, 'fatal.sqlite', 2 * HOUR);
    mkdirSync(join(dir, 'uploads/folder'));
    expect(await sweep(dir, ['uploads/known', 'outbox/known.eml'])).toBe(2);
    expect(readdirSync(join(dir, 'uploads')).sort()).toEqual(['folder', 'known', 'under-way']);
    expect(readdirSync(join(dir, 'outbox'))).toEqual(['known.eml']);
    expect(existsSync(join(dir, 'fatal.sqlite'))).toBe(true);
  });

  test('has nothing to do where there are no folders yet', async () => {
    const dir = makeDataDir();
    rmSync(join(dir, 'uploads'), { recursive: true });
    rmSync(join(dir, 'outbox'), { recursive: true });
    expect(await sweep(dir, [])).toBe(0);
  });
});
