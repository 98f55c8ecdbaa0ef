import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDir } from '../../../test/site-fixture.ts';
import { StartError } from '../../start-error.ts';
import { StoreError, type NewSubmission } from '../store.ts';
import { databaseFile } from './files.ts';
import { openStore, readSubmissions } from './open-store.ts';

function makeDir(): string {
  const dir = temporaryDir('open');
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

const submission: NewSubmission = {
  kind: 'contact',
  payload: { message: 'Hello.' },
  locale: 'en',
  answer: { status: 201, body: null },
};

describe('openStore', () => {
  test('makes the folder for its owner only, and finds the data again', async () => {
    const dir = join(makeDir(), 'deep', 'data');
    const store = await openStore(dir);
    await store.submit(submission);
    await store.close();
    expect(statSync(dir).mode & 0o777).toBe(0o700);

    const again = await openStore(dir);
    expect(await again.listSubmissions()).toHaveLength(1);
    await again.close();
  });

  test('waits for the disk at each commit, in a journal that readers do not block', async () => {
    const dir = makeDir();
    const store = await openStore(dir);
    await store.submit(submission);
    expect(readdirSync(dir)).toContain('fatal.sqlite-wal');
    await store.close();
  });

  test('is refused while another holds the folder', async () => {
    const dir = makeDir();
    const store = await openStore(dir);
    await expect(openStore(dir)).rejects.toThrow(StartError);
    await expect(openStore(dir)).rejects.toThrow(`Another server is already using DATA_DIR ${dir}.`);
    await store.close();
    await (await openStore(dir)).close();
  });

  test('finishes writes under way before it closes', async () => {
    const dir = makeDir();
    const store = await openStore(dir);
    const outcome = store.submit(submission);
    await store.close();
    expect(await outcome).toMatchObject({ type: 'stored' });
    expect(await readSubmissions(dir, {})).toHaveLength(1);
  });

  test.each([
    ['a path under a file', (dir: string) => join(dir, 'file', 'data'), 'part of the path is not a folder'],
    ['a file', (dir: string) => join(dir, 'file'), 'it is not a folder'],
  ])('refuses %s in one line', async (_case, path, clause) => {
    const dir = makeDir();
    writeFileSync(join(dir, 'file'), '');
    await expect(openStore(path(dir))).rejects.toThrow(StartError);
    await expect(openStore(path(dir))).rejects.toThrow(clause);
    await expect(openStore(path(dir))).rejects.toThrow(/^[^\n]+$/);
  });

  test('refuses a file that is no database, and frees the folder', async () => {
    const dir = makeDir();
    writeFileSync(databaseFile(dir), 'these are no tables'.repeat(100));
    await expect(openStore(dir)).rejects.toThrow(StartError);
    rmSync(databaseFile(dir));
    await (await openStore(dir)).close();
  });

  test('refuses data that a newer version has written', async () => {
    const dir = makeDir();
    await (await openStore(dir)).close();
    const database = new DatabaseSync(databaseFile(dir));
    database.exec("INSERT INTO kysely_migration VALUES ('9999_later', '2030-01-01')");
    database.close();
    await expect(openStore(dir)).rejects.toThrow(StartError);
  });

  test('fails with a StoreError once the database is gone', async () => {
    const store = await openStore(makeDir());
    await store.close();
    await expect(store.submit(submission)).rejects.toThrow(StoreError);
    await expect(store.listSubmissions()).rejects.toThrow(StoreError);
    expect(await store.isReady()).toBe(false);
  });
});

describe('readSubmissions', () => {
  test('finds none where nothing was stored, and leaves no trace', async () => {
    const dir = makeDir();
    expect(await readSubmissions(join(dir, 'nothing'), {})).toEqual([]);
    expect(existsSync(join(dir, 'nothing'))).toBe(false);
  });

  test('reads while a server runs, and after it', async () => {
    const dir = makeDir();
    const store = await openStore(dir);
    await store.submit(submission);
    expect(await readSubmissions(dir, {})).toHaveLength(1);
    await store.close();
    expect(await readSubmissions(dir, {})).toHaveLength(1);
  });
});
