import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '@fatal/contracts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDir } from '../../../test/site-fixture.ts';
import { contactSubmission } from '../../../test/stores.ts';
import { openStore, openStoreAlongsideServer } from '../open-store.ts';
import { StoreError } from '../store.ts';
import { databaseFile } from './files.ts';

function makeDir(): string {
  const dir = temporaryDir('open');
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

const submission = contactSubmission();

/** Changes a database directly, without the store. */
function runSql(dir: string, sql: string): void {
  const database = new DatabaseSync(databaseFile(dir));
  database.exec(sql);
  database.close();
}

describe('openStore', () => {
  // Spec 2.8
  test('creates a folder that only its owner can access and reopens the data', async () => {
    const dataDir = join(makeDir(), 'deep', 'data');
    const store = await openStore({ dataDir });
    await store.submit(submission);
    await store.close();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);

    const again = await openStore({ dataDir });
    expect(await again.listSubmissions()).toHaveLength(1);
    await again.close();
  });

  test('uses a write-ahead log', async () => {
    const dataDir = makeDir();
    const store = await openStore({ dataDir });
    await store.submit(submission);
    expect(readdirSync(dataDir)).toContain('fatal.sqlite-wal');
    await store.close();
  });

  test('throws while another process uses the folder', async () => {
    const dataDir = makeDir();
    const store = await openStore({ dataDir });
    await expect(openStore({ dataDir })).rejects.toThrow(OperatorError);
    await expect(openStore({ dataDir })).rejects.toThrow(
      `Another server is already using DATA_DIR ${dataDir}.`,
    );
    await store.close();
    await (await openStore({ dataDir })).close();
  });

  test('finishes pending writes before it closes', async () => {
    const dataDir = makeDir();
    const store = await openStore({ dataDir });
    const outcome = store.submit(submission);
    await store.close();
    expect(await outcome).toMatchObject({ type: 'stored' });
    const again = await openStore({ dataDir });
    expect(await again.listSubmissions()).toHaveLength(1);
    await again.close();
  });

  test('serves reads during a burst of writes', async () => {
    const store = await openStore({ dataDir: makeDir() });
    let stored = 0;
    const burst = Array.from({ length: 50 }, () => store.submit(submission).then(() => (stored += 1)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await store.recall({ endpoint: '/', key: 'one', bodyHash: 'a' })).toBeUndefined();
    expect(stored).toBeLessThan(50);
    await Promise.all(burst);
    await store.close();
  });

  test.each([
    ['a path under a file', (dir: string) => join(dir, 'file', 'data'), 'part of the path is not a folder'],
    ['a file', (dir: string) => join(dir, 'file'), 'it is not a folder'],
  ])('rejects %s with one line', async (_case, path, clause) => {
    const dir = makeDir();
    writeFileSync(join(dir, 'file'), '');
    const open = () => openStore({ dataDir: path(dir) });
    await expect(open()).rejects.toThrow(OperatorError);
    await expect(open()).rejects.toThrow(clause);
    await expect(open()).rejects.toThrow(/^[^\n]+$/);
  });

  test('rejects a file that is not a database and releases the folder', async () => {
    const dataDir = makeDir();
    writeFileSync(databaseFile(dataDir), 'these are no tables'.repeat(100));
    await expect(openStore({ dataDir })).rejects.toThrow(OperatorError);
    rmSync(databaseFile(dataDir));
    await (await openStore({ dataDir })).close();
  });

  test('rejects data of a newer version', async () => {
    const dataDir = makeDir();
    await (await openStore({ dataDir })).close();
    runSql(dataDir, "INSERT INTO kysely_migration VALUES ('9999_later', '2030-01-01')");
    await expect(openStore({ dataDir })).rejects.toThrow(OperatorError);
  });

  test('throws a retryable StoreError after the database is closed', async () => {
    const store = await openStore({ dataDir: makeDir() });
    await store.close();
    await expect(store.submit(submission)).rejects.toThrow(StoreError);
    await expect(store.listSubmissions()).rejects.toMatchObject({ retryable: true });
    expect(await store.isReady()).toBe(false);
  });
});

describe('openStoreAlongsideServer', () => {
  test('returns undefined without data and creates nothing', async () => {
    const dataDir = join(makeDir(), 'nothing');
    expect(await openStoreAlongsideServer({ dataDir })).toBeUndefined();
    expect(existsSync(dataDir)).toBe(false);
  });

  test('reads and writes while a server runs and after it stops', async () => {
    const dataDir = makeDir();
    const server = await openStore({ dataDir });
    await server.submit(submission);
    const tool = await openStoreAlongsideServer({ dataDir });
    expect(await tool?.listSubmissions()).toHaveLength(1);
    await tool?.submit(submission);
    expect(await server.listSubmissions()).toHaveLength(2);
    await server.close();
    await tool?.submit(submission);
    expect(await tool?.listSubmissions()).toHaveLength(3);
    await tool?.close();
  });

  test('rejects tables of another version without changing them', async () => {
    const dataDir = makeDir();
    await (await openStore({ dataDir })).close();
    runSql(dataDir, "DELETE FROM kysely_migration WHERE name LIKE '0002%'");
    await expect(openStoreAlongsideServer({ dataDir })).rejects.toThrow(OperatorError);
    await expect(openStoreAlongsideServer({ dataDir })).rejects.toThrow('another version has written it');
  });
});
