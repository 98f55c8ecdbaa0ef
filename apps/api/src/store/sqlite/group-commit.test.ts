import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addView, selectViews } from '../article-views.ts';
import { migrate } from '../migrations.ts';
import { kyselyOver } from './dialect.ts';
import { groupCommit } from './group-commit.ts';

async function makeWriter() {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  const db = kyselyOver(database);
  await migrate(db);
  const execute = database.exec.bind(database);
  const exec = vi.spyOn(database, 'exec');
  const commits = () => exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length;
  return { database, db, execute, exec, commits, ...groupCommit(database, db) };
}

test('writes of one turn share a commit', async () => {
  const { write, commits, db } = await makeWriter();
  await Promise.all(Array.from({ length: 50 }, () => write((trx) => addView(trx, 1))));
  expect(commits()).toBe(1);
  expect(await selectViews(db)).toEqual(new Map([[1, 50]]));
});

test('a write is answered after its commit', async () => {
  const { write, database } = await makeWriter();
  const answered = write((db) => addView(db, 1)).then(() => database.isTransaction);
  expect(await answered).toBe(false);
});

test('a failing write undoes itself and nothing else', async () => {
  const { write, db } = await makeWriter();
  const results = await Promise.allSettled([
    write((trx) => addView(trx, 1)),
    write(async (trx) => {
      await addView(trx, 2);
      throw new Error('no');
    }),
    write((trx) => addView(trx, 3)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([...(await selectViews(db)).keys()]).toEqual([1, 3]);
});

test('a failing commit fails all of its writes, and the next ones go through', async () => {
  const { write, execute, exec, db } = await makeWriter();
  exec.mockImplementation((sql) => {
    if (sql === 'COMMIT') throw new Error('database or disk is full');
    execute(sql);
  });
  const failed = await Promise.allSettled([1, 2].map((id) => write((trx) => addView(trx, id))));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  exec.mockRestore();
  expect(await write((trx) => addView(trx, 1))).toBe(1);
  expect(await selectViews(db)).toEqual(new Map([[1, 1]]));
});

test('a transaction that the database has ended by itself fails its writes', async () => {
  const { write, database } = await makeWriter();
  const results = await Promise.allSettled([
    write((trx) => addView(trx, 1)),
    write(() => {
      database.exec('ROLLBACK');
      return Promise.reject(new Error('database or disk is full'));
    }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await write((trx) => addView(trx, 1))).toBe(1);
});

test('is idle once everything is committed', async () => {
  const { write, idle, commits } = await makeWriter();
  await idle();
  void write((trx) => addView(trx, 1));
  await idle();
  expect(commits()).toBe(1);
});
