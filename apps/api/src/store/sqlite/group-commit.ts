import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';

type Work<Result> = (db: Kysely<Tables>) => Promise<Result>;

interface Job {
  /** Runs the work inside the open transaction; returns what to do once that is committed. */
  run: () => Promise<() => void>;
  reject: (error: unknown) => void;
}

/**
 * Lets all writes that arrive within one turn of the event loop share a transaction, and with it the one wait for
 * the disk. Each has a savepoint of its own, so that one failure does not undo the others, and each is answered
 * only after the commit.
 */
export function groupCommit(
  database: DatabaseSync,
  db: Kysely<Tables>,
): { write: Engine['write']; idle: () => Promise<void> } {
  let waiting: Job[] = [];
  let working: Promise<void> | undefined;

  function write<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = async () => {
        const outcome = await inSavepoint(database, () => work(db));
        return 'error' in outcome ? () => reject(outcome.error) : () => resolve(outcome.result);
      };
      waiting.push({ run, reject });
      working ??= commitAll();
    });
  }

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      await endOfTurn();
      const jobs = waiting;
      waiting = [];
      await commit(database, jobs);
    }
    working = undefined;
  }

  return { write, idle: async () => working };
}

async function commit(database: DatabaseSync, jobs: Job[]): Promise<void> {
  const answers: (() => void)[] = [];
  try {
    database.exec('BEGIN IMMEDIATE');
    for (const job of jobs) answers.push(await job.run());
    database.exec('COMMIT');
  } catch (error) {
    rollBack(database);
    for (const job of jobs) job.reject(error);
    return;
  }
  for (const answer of answers) answer();
}

function rollBack(database: DatabaseSync): void {
  try {
    // A full disk may already have ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
  } catch {
    // The callers have an error already; if it lasts, the next BEGIN reports it to its own.
  }
}

async function inSavepoint<Result>(
  database: DatabaseSync,
  work: () => Promise<Result>,
): Promise<{ result: Result } | { error: unknown }> {
  database.exec('SAVEPOINT job');
  try {
    const result = await work();
    database.exec('RELEASE job');
    return { result };
  } catch (error) {
    database.exec('ROLLBACK TO job');
    database.exec('RELEASE job');
    return { error };
  }
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
