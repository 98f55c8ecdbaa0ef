import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contactSubmission as contact, makeFolder, openFixture } from '../../../test/stores.ts';
import { addView } from '../article-views.ts';
import { StoreError } from '../store.ts';
import { isRetryable } from './errors.ts';
import { databaseFile } from './files.ts';
import { openSqliteFile } from './open-engine.ts';

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a full disk', () => {
  test('makes a write fail as retryable and accepts the next once there is space', async () => {
    const { dataDir } = await makeFolder();
    const { read, write, close } = await openSqliteFile(databaseFile(dataDir));
    onTestFinished(close);
    const limitPages = (count: number) =>
      write((trx) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(trx));
    const insert = (name: string) =>
      write(async (trx) => {
        await addView(trx, 1);
        await trx
          .insertInto('idempotency_keys')
          .values({
            endpoint: name,
            key: 'x'.repeat(20_000),
            body_hash: '',
            status: 201,
            response: null,
            created_at: '',
            submission_id: null,
          })
          .execute();
      });
    await limitPages(1);
    const error = await failure(insert('one'));
    expect(String(error)).toContain('full');
    expect(isRetryable(error)).toBe(true);

    await limitPages(1_000_000);
    await insert('two');
    expect(await read.selectFrom('article_views').select('views').execute()).toEqual([{ views: 1 }]);
  });
});

const limitFileSize = (bytes: string) => {
  execFileSync('prlimit', [`--fsize=${bytes}:`, '--pid', String(process.pid)]);
};

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;

describe('a disk that rejects writes', () => {
  test.skipIf(!hasPrlimit)('makes writes fail but not reads, and needs no restart afterwards', async () => {
    const { store } = await openFixture(makeFolder);
    await store.submit(contact());
    onTestFinished(() => limitFileSize('unlimited'));
    limitFileSize('0');
    const errors = await Promise.all([1, 2, 3].map(() => failure(store.submit(contact()))));
    const listed = await failure(store.listSubmissions());
    limitFileSize('unlimited');

    for (const error of errors) {
      expect(error).toBeInstanceOf(StoreError);
      expect(error).toMatchObject({ retryable: true });
    }
    expect(listed).toBeUndefined();
    expect(await store.submit(contact())).toMatchObject({ type: 'stored' });
    expect(await store.listSubmissions()).toHaveLength(2);
  });
});

/** Locks the database from another thread for some time, as a badly behaved tool would. */
async function holdDatabase(file: string, milliseconds: number): Promise<Worker> {
  const code = `
    const { DatabaseSync } = require('node:sqlite');
    const { parentPort, workerData } = require('node:worker_threads');
    const database = new DatabaseSync(workerData.file);
    database.exec('BEGIN IMMEDIATE');
    parentPort.postMessage('held');
    setTimeout(() => database.close(), workerData.milliseconds);
  `;
  const worker = new Worker(code, { eval: true, workerData: { file, milliseconds } });
  onTestFinished(async () => {
    await worker.terminate();
  });
  await once(worker, 'message');
  return worker;
}

describe('a database locked by another process', () => {
  test('makes writes wait but not reads', async () => {
    const { store, place } = await openFixture(makeFolder);
    const worker = await holdDatabase(databaseFile(place.dataDir), 400);
    const submitted = store.submit(contact());
    let answered = false;
    void submitted.then(() => (answered = true));
    expect(await store.listSubmissions()).toEqual([]);
    expect(answered).toBe(false);
    await once(worker, 'exit');
    expect(await submitted).toMatchObject({ type: 'stored' });
  });

  test('makes writes fail as retryable after a while', async () => {
    const { store, place } = await openFixture(makeFolder);
    const worker = await holdDatabase(databaseFile(place.dataDir), 60_000);
    // All waiting writes fail at the same time.
    const errors = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => failure(store.submit(contact()))));
    expect(errors).toMatchObject(errors.map(() => ({ retryable: true })));
    await worker.terminate();
    expect(await store.submit(contact())).toMatchObject({ type: 'stored' });
  });
});

test('reports a bug as not retryable', async () => {
  const { store } = await openFixture(makeFolder);
  await store.submit(contact({ withdrawTokenHash: 'same' }));
  const error = await failure(store.submit(contact({ withdrawTokenHash: 'same' })));
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({ retryable: false });
});
