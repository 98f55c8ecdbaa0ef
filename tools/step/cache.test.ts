import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOfParts, KEPT_DAYS, openCache, pruneCache } from './cache.ts';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'fatal-cache-')), 'build');
});

afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true });
});

const make = (text: string) => vi.fn(() => Promise.resolve(Buffer.from(text)));

/** Caches a text under its own name. Returns the path of the entry. */
async function keep(text: string): Promise<string> {
  await openCache(folder)([text], make(text));
  return path.join(folder, hashOfParts([text]));
}

/** Backdates the last use of an entry by this many days. */
function age(file: string, days: number): void {
  const time = new Date(Date.now() - days * 24 * 3_600_000);
  utimesSync(file, time, time);
}

test('reuses the result for the same parts', async () => {
  const cache = openCache(folder);
  const [first, again, other] = [make('fog'), make('fog'), make('mist')];
  expect(Buffer.from(await cache(['a', 'b'], first)).toString()).toBe('fog');
  expect(Buffer.from(await openCache(folder)(['a', Buffer.from('b')], again)).toString()).toBe('fog');
  expect(again).not.toHaveBeenCalled();
  expect(Buffer.from(await cache(['a', 'c'], other)).toString()).toBe('mist');
});

test.each([
  [
    ['a', 'b'],
    ['ab', ''],
  ],
  [['a', '1:b'], ['a1:b']],
])('%j and %j have different hashes', (some, others) => {
  expect(hashOfParts(some)).not.toBe(hashOfParts(others));
});

test("doesn't cache failures", async () => {
  const fails = () => Promise.reject(new Error('no'));
  await expect(openCache(folder)(['a'], fails)).rejects.toThrow('no');
  expect(existsSync(folder)).toBe(false);
});

test('removes entries that were not used for long', async () => {
  const [old, used, young] = [await keep('old'), await keep('used'), await keep('young')];
  for (const file of [old, used]) age(file, KEPT_DAYS + 1);
  age(young, KEPT_DAYS - 1);
  await keep('used');
  pruneCache(folder);
  expect(readdirSync(folder).sort()).toEqual([used, young].map((file) => path.basename(file)).sort());
});

test('removes the least recently used entries above the size limit', async () => {
  const files = [await keep('1111'), await keep('2222'), await keep('3333')];
  files.forEach((file, index) => {
    age(file, index);
  });
  pruneCache(folder, 8);
  expect(files.map((file) => existsSync(file))).toEqual([true, true, false]);
});

test('ignores a missing cache', () => {
  expect(() => {
    pruneCache(folder);
  }).not.toThrow();
});
