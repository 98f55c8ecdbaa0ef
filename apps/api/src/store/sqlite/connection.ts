import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Tables } from '../tables.ts';
import { isBusy } from './errors.ts';

/**
 * Longest statement that is kept compiled, in characters. Longer ones contain lists of varying length, and keeping them all would
 * fill the memory.
 */
const LONGEST_KEPT = 1_000;

/** Maximum time that a write waits for another writing process, in milliseconds. */
const BUSY_LIMIT = 5_000;

const BUSY_POLL = 20;

/** Kysely on top of `node:sqlite`. Statements are compiled once. */
export function kyselyOver(database: DatabaseSync): Kysely<Tables> {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  };
  const dialect = new SqliteDialect({
    database: {
      prepare(sql) {
        const statement = statements.get(sql) ?? prepare(sql);
        if (sql.length < LONGEST_KEPT) statements.set(sql, statement);
        return statement;
      },
      close: () => database.close(),
    },
  });
  return new Kysely<Tables>({ dialect });
}

/** Runs a transaction. Kysely provides the connection to one at a time. A commit waits for the disk. */
export function inTransaction<Result>(
  writer: DatabaseSync,
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const giveUpAt = performance.now() + BUSY_LIMIT;
  return db.connection().execute(async (connection) => {
    // Commits block the event loop, so requests are handled between two of them.
    await endOfTurn();
    await begin(writer, giveUpAt);
    try {
      const result = await work(connection);
      writer.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk may already have ended the transaction.
      if (writer.isTransaction) writer.exec('ROLLBACK');
      throw error;
    }
  });
}

/** Begins a transaction. Kysely would fail while another process writes, and SQLite's own wait would block this process. */
async function begin(writer: DatabaseSync, giveUpAt: number): Promise<void> {
  for (;;) {
    try {
      writer.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= giveUpAt) throw error;
    }
    await sleep(BUSY_POLL);
  }
}
