import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';
import { isBusy } from './errors.ts';

type Work<Result> = (db: Kysely<Tables>) => Promise<Result>;

interface Job {
  /** Runs the work inside the open transaction, `alone` in it or not; returns what to do once that is committed. */
  run: (alone: boolean) => Promise<() => void>;
  reject: (error: unknown) => void;
}

/** How long writes wait for another process that is writing, in milliseconds. */
const BUSY_LIMIT = 5_000;

const BUSY_POLL = 20;

export interface GroupCommit {
  write: Engine['write'];
  /** Runs `work` between two transactions. */
  between: (work: () => void) => Promise<void>;
  /** Waits for writes under way. */
  idle: () => Promise<void>;
}

/**
 * Lets all writes that arrive within one turn of the event loop share a transaction, and with it the one wait for
 * the disk. Each has a savepoint of its own where there are others, so that one failure does not undo them, and each is
 * answered only after the commit. Not `batched()`: there a batch is one call of one function, and fails as one; here each
 * job is work of its own, and all of them are answered by one commit.
 */
export function groupCommit(database: DatabaseSync, db: Kysely<Tables>): GroupCommit {
  let waiting: Job[] = [];
  let chores: (() => void)[] = [];
  let working: Promise<void> | undefined;

  function write<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = async (alone: boolean) => {
        const outcome = alone ? { result: await work(db) } : await inSavepoint(database, () => work(db));
        return 'error' in outcome ? () => reject(outcome.error) : () => resolve(outcome.result);
      };
      waiting.push({ run, reject });
      working ??= commitAll();
    });
  }

  function between(work: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      chores.push(() => {
        try {
          work();
          resolve();
        } catch (error) {
          reject(error);
        }
      });
      working ??= commitAll();
    });
  }

  async function commitAll(): Promise<void> {
    while (waiting.length > 0 || chores.length > 0) {
      await endOfTurn();
      const jobs = waiting;
      waiting = [];
      if (jobs.length > 0) await commit(database, jobs);
      const due = chores;
      chores = [];
      for (const chore of due) chore();
    }
    working = undefined;
  }

  return { write, between, idle: async () => working };
}

async function commit(database: DatabaseSync, jobs: Job[]): Promise<void> {
  const answers: (() => void)[] = [];
  try {
    await begin(database);
    for (const job of jobs) answers.push(await job.run(jobs.length === 1));
    database.exec('COMMIT');
  } catch (error) {
    rollBack(database);
    for (const job of jobs) job.reject(error);
    return;
  }
  for (const answer of answers) answer();
}

/** SQLite's own wait for a busy database would stop the whole process. */
async function begin(database: DatabaseSync): Promise<void> {
  for (let waited = 0; ; waited += BUSY_POLL) {
    try {
      database.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error) || waited >= BUSY_LIMIT) throw error;
    }
    await sleep(BUSY_POLL);
  }
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
    // A full disk may have ended the whole transaction, and with it the others' part.
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO job');
    database.exec('RELEASE job');
    return { error };
  }
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
