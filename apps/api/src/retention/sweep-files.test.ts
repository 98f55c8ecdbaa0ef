import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDir } from '../../test/site-fixture.ts';
import { sweepFiles } from './sweep-files.ts';

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

describe('sweepFiles', () => {
  const sweep = (dataDir: string, known: string[]) =>
    sweepFiles({ dataDir, now: () => NOW, store: { knownFiles: () => Promise.resolve(new Set(known)) } });

  test('deletes only old files without a row', async () => {
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

  test('deletes nothing if the folders do not exist yet', async () => {
    const dir = makeDataDir();
    rmSync(join(dir, 'uploads'), { recursive: true });
    rmSync(join(dir, 'outbox'), { recursive: true });
    expect(await sweep(dir, [])).toBe(0);
  });
});
