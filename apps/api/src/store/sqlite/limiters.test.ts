import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDir } from '../../../test/site-fixture.ts';
import { openLimiters } from './limiters.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

function make() {
  const dir = temporaryDir('limits');
  const file = join(dir, 'rate-limits.sqlite');
  const limiters = openLimiters(file);
  onTestFinished(() => {
    limiters.close();
    rmSync(dir, { recursive: true });
  });
  return { file, ...limiters };
}

function rowsIn(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT * FROM rate_limits').all();
  database.close();
  return rows;
}

test('creates the file with the first count', async () => {
  const { file, limiter } = make();
  const mails = limiter({ name: 'mails', points: 1, seconds: 60 });
  expect(existsSync(file)).toBe(false);
  await mails.consume('a');
  expect(rowsIn(file)).toHaveLength(1);
});

test('deletes a count within an hour after its window', async () => {
  const { file, limiter } = make();
  await limiter({ name: 'mails', points: 1, seconds: 60 }).consume('a');
  expect(rowsIn(file)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(61 * MINUTE);
  expect(rowsIn(file)).toEqual([]);
});

test('counts in memory while the file cannot be used', async () => {
  const { file, limiter } = make();
  mkdirSync(file);
  const mails = limiter({ name: 'mails', points: 1, seconds: 60 });
  await expect(mails.consume('a')).resolves.toMatchObject({ consumedPoints: 1 });
  await expect(mails.consume('a')).rejects.toMatchObject({ consumedPoints: 2 });
});

test('ignores a failed cleanup', async () => {
  const { file, limiter } = make();
  mkdirSync(file);
  limiter({ name: 'mails', points: 1, seconds: 60 });
  await vi.advanceTimersByTimeAsync(61 * MINUTE);
  expect(() => rowsIn(file)).toThrow();
});
