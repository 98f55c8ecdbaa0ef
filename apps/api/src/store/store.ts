import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { makeFolder } from '../lib/folders.ts';
import { addView, selectViews } from './article-views.ts';
import type { Engine } from './engine.ts';
import { eraseByEmail, findByEmail, findWithdrawn, selectFiles, withdraw } from './erase.ts';
import { recallAnswer, type Idempotency } from './idempotency.ts';
import type { LimiterOptions } from './limiter.ts';
import {
  claimMessages,
  collectDigest,
  retryDeadMessages,
  selectMessages,
  settleMessage,
  type ClaimedMessage,
  type EarlierMessage,
  type MessageFilter,
  type MessageResult,
  type NewMessage,
} from './outbox.ts';
import { claimPurge, findExpired, purge, type PurgeLimits } from './purge.ts';
import { selectStats } from './stats.ts';
import {
  exportSubmissions,
  selectSubmission,
  selectSubmissions,
  selectSubmissionsById,
  type Submission,
  type SubmissionFilter,
} from './submissions.ts';
import { submit, type NewSubmission } from './submit.ts';
import type { Tables } from './tables.ts';

export type * from './erase.ts';
export type * from './idempotency.ts';
export type * from './outbox.ts';
export type * from './purge.ts';
export type * from './stats.ts';
export type * from './submissions.ts';
export type * from './submit.ts';
export { SUBMISSION_KINDS, type SubmissionKind } from './tables.ts';

/**
 * All that the running product keeps. Whatever a method of writing promises is on disk when its promise resolves.
 * Every method rejects with {@link StoreError} when the database does not answer.
 */
export type Store = ReturnType<typeof createStore>;

/** The database failed. The `cause` says how; neither belongs in an answer. */
export class StoreError extends Error {
  override name = 'StoreError';
  /** Whether the same may work later: a full disk, a lost connection. Otherwise it is a defect, of the code or the data. */
  readonly retryable: boolean;

  constructor(message: string, { retryable, cause }: { retryable: boolean; cause?: unknown }) {
    super(message, { cause });
    this.retryable = retryable;
  }
}

/** The one set of queries over any engine, and the folder of the files beside it. `now` gives milliseconds. */
export function createStore(engine: Engine, dataDir: string, now: () => number) {
  const { read, write, limiter, close } = engine;

  const failure = (cause: unknown) =>
    new StoreError('The store does not answer.', { cause, retryable: engine.isRetryable(cause) });

  const underWay = new Set<Promise<unknown>>();

  async function guard<Result>(work: Promise<Result>): Promise<Result> {
    underWay.add(work);
    try {
      return await work;
    } catch (cause) {
      throw failure(cause);
    } finally {
      underWay.delete(work);
    }
  }

  async function* guardEach<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    try {
      yield* items;
    } catch (cause) {
      throw failure(cause);
    }
  }

  return {
    /** What a request with this key was answered, if it was; `conflict` if that one had another body. */
    recall: (idempotency: Idempotency) => guard(recallAnswer(read, idempotency)),
    submit: (submission: NewSubmission) => guard(submit(engine, submission, now())),
    findSubmission: (id: string) => guard(selectSubmission(read, { id })),
    /** Up to 200 at a time, oldest first; those that are gone are left out. */
    findSubmissions: (ids: readonly string[]) => guard(selectSubmissionsById(read, ids)),
    /** Newest first. */
    listSubmissions: (filter: SubmissionFilter = {}) => guard(selectSubmissions(read, filter)),
    /** Oldest first, read page by page, so that any number takes little memory. */
    exportSubmissions: (filter: SubmissionFilter = {}) => guardEach(exportSubmissions(read, filter)),

    /** Takes messages that are due, for `leaseMs` milliseconds; after that they are due again. No two workers get the same. */
    claimMessages: (options: { limit: number; leaseMs: number }) =>
      guard(claimMessages(engine, options, now())),
    /** Says what became of a claimed message. A result that comes after its lease changes nothing, but for `sent`. */
    settleMessage: (message: Pick<ClaimedMessage, 'id' | 'attempts'>, result: MessageResult) =>
      guard(write((db) => settleMessage(db, message, result))),
    /** Oldest first. */
    listMessages: (filter: MessageFilter) => guard(selectMessages(read, filter)),
    /**
     * Makes one message, a digest, of all that wait for one, if it is time: `isDue` is told when it was last looked, in
     * milliseconds. However many processes ask, one of them does it. Returns whether there is something to send.
     */
    collectDigest: (isDue: (last: number) => boolean) => guard(collectDigest(engine, isDue, now())),
    /** Lets messages that were given up be tried again; returns their number. */
    retryDeadMessages: () => guard(write((db) => retryDeadMessages(db, now()))),

    findByWithdrawToken: (hash: string) => guard(selectSubmission(read, { withdraw_hash: hash })),
    /**
     * Deletes a submission and all that is about it, and writes `messages` in the same transaction. `earlier` are those
     * that were about it.
     */
    withdraw: (
      hash: string,
      messages: (
        submission: Submission,
        earlier: readonly EarlierMessage[],
      ) => readonly NewMessage[] = () => [],
    ) => guard(withdraw(engine, hash, messages, now())),
    /** Remembers a withdrawal for as long as idempotency keys are kept. */
    findWithdrawn: (hash: string) => guard(findWithdrawn(read, hash)),
    /** Deletes everything from or to an address, in any case. */
    eraseByEmail: (email: string, { dryRun = false } = {}) =>
      guard(dryRun ? findByEmail(read, email) : eraseByEmail(engine, email)),
    /** Deletes what is older than the limits. The gate's numbers are first added to the monthly counts. */
    purge: (limits: PurgeLimits, { dryRun = false } = {}) =>
      guard(dryRun ? findExpired(read, limits) : purge(engine, limits, now())),
    /** Whether it is time for the daily purge and this process is the one to do it. */
    claimPurge: () => guard(claimPurge(engine, now())),
    /** Files that the store knows, as paths in `DATA_DIR`. */
    knownFiles: () => guard(selectFiles(read)),

    /** Reads a table that one feature has for itself; sees only what is committed. */
    read: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => guard(work(read)),
    /** Writes one, in a transaction; `work` may run more than once. `now` is in milliseconds. */
    write: <Result>(work: (db: Kysely<Tables>, now: number) => Promise<Result>) =>
      guard(write((db) => work(db, now()))),

    /** Adds one view and returns the new count. */
    incrementViews: (articleId: number) => guard(write((db) => addView(db, articleId))),
    /** Views by article; an article without any is missing. */
    viewsByArticle: () => guard(selectViews(read)),
    stats: () => guard(selectStats(read)),
    /** A limiter of `points` requests in `seconds`. Its counts outlive a restart, and are exact across all processes on one PostgreSQL. */
    limiter: (options: LimiterOptions) => limiter(options),
    /** Whether what comes in now can be stored: database and folder take a write, within two seconds. */
    isReady: readiness(() => guard(tryWriting(write, dataDir))),
    /** Waits for writes under way and frees the data for another process. */
    close: async () => {
      await Promise.allSettled(underWay);
      await close();
    },
  };
}

/** How long the store may take to show that it can be written, in milliseconds. */
const READY_LIMIT = 1_500;

/** Throws a {@link StoreError} while nothing can be stored. */
export async function assertReady(store: Pick<Store, 'isReady'>): Promise<void> {
  if (!(await store.isReady())) throw new StoreError('The store is not ready.', { retryable: true });
}

/** Whether `work` is done within the limit. However many ask, it runs once at a time. */
function readiness(work: () => Promise<unknown>): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined;
  const attempt = () =>
    work().then(
      () => true,
      () => false,
    );
  return () => {
    underWay ??= attempt().finally(() => (underWay = undefined));
    return Promise.race([underWay, sleep(READY_LIMIT, false, { ref: false })]);
  };
}

/**
 * Writes what a submission would: a row, which is gone again when the transaction ends, and a file beside the uploads. A
 * database that is read only, a full disk and files of another user are found by nothing less.
 */
async function tryWriting(write: Engine['write'], dataDir: string): Promise<void> {
  const name = `ready-${randomUUID()}` as const;
  await write(async (db) => {
    await db.insertInto('marks').values({ name, at: '' }).execute();
    await db.deleteFrom('marks').where('name', '=', name).execute();
  });
  const folder = join(dataDir, 'uploads');
  const file = join(folder, randomUUID());
  await makeFolder(folder);
  try {
    await writeFile(file, 'x', { flag: 'wx', mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}
