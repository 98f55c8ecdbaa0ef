import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { makeFolder } from '../lib/folders.ts';
import { addView, selectViews } from './article-views.ts';
import type { Engine } from './engine.ts';
import { eraseByEmail, findByEmail, findWithdrawn, selectFiles, withdraw } from './erase.ts';
import { findStoredResponse, type Idempotency } from './idempotency.ts';
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
 * Storage of the running server. Written data is on disk when the promise of a method resolves. Every method rejects with {@link
 * StoreError} if the database does not respond.
 */
export type Store = ReturnType<typeof createStore>;

/** Failure of the database, with its `cause`. Neither may be included in a response. */
export class StoreError extends Error {
  override name = 'StoreError';
  /** Whether retrying may succeed later: after a full disk or a lost connection. Otherwise the code or the data is at fault. */
  readonly retryable: boolean;

  constructor(message: string, { retryable, cause }: { retryable: boolean; cause?: unknown }) {
    super(message, { cause });
    this.retryable = retryable;
  }
}

/** Creates a store on any engine, with the folder of its files. `now` returns milliseconds. */
export function createStore(engine: Engine, dataDir: string, now: () => number) {
  const { read, write, limiter, close } = engine;

  const failure = (cause: unknown) =>
    new StoreError('The store does not answer.', { cause, retryable: engine.isRetryable(cause) });

  const inFlight = new Set<Promise<unknown>>();

  async function guard<Result>(work: Promise<Result>): Promise<Result> {
    inFlight.add(work);
    try {
      return await work;
    } catch (cause) {
      throw failure(cause);
    } finally {
      inFlight.delete(work);
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
    /** Returns the earlier response for this key; `conflict` if the earlier body was different. */
    recall: (idempotency: Idempotency) => guard(findStoredResponse(read, idempotency)),
    submit: (submission: NewSubmission) => guard(submit(engine, submission, now())),
    findSubmission: (id: string) => guard(selectSubmission(read, { id })),
    /** Returns up to 200 submissions, oldest first, without deleted ones. */
    findSubmissions: (ids: readonly string[]) => guard(selectSubmissionsById(read, ids)),
    /** Newest first. */
    listSubmissions: (filter: SubmissionFilter = {}) => guard(selectSubmissions(read, filter)),
    /** Returns submissions, oldest first, read in pages so that any number takes little memory. */
    exportSubmissions: (filter: SubmissionFilter = {}) => guardEach(exportSubmissions(read, filter)),

    /** Claims due messages for `leaseMs` milliseconds. After that they are due again. Each message goes to a single worker. */
    claimMessages: (options: { limit: number; leaseMs: number }) =>
      guard(claimMessages(engine, options, now())),
    /** Stores the result of a claimed message. Ignores results after the end of its lease, except `sent`. */
    settleMessage: (message: Pick<ClaimedMessage, 'id' | 'attempts'>, result: MessageResult) =>
      guard(write((db) => settleMessage(db, message, result))),
    /** Oldest first. */
    listMessages: (filter: MessageFilter) => guard(selectMessages(read, filter)),
    /**
     * Creates a digest of all waiting messages, if it is due. `isDue` gets the time of the last check, in milliseconds. Only one
     * of several processes creates the digest. Returns whether there is a message to send.
     */
    collectDigest: (isDue: (last: number) => boolean) => guard(collectDigest(engine, isDue, now())),
    /** Queues all given-up messages for another attempt. Returns their number. */
    retryDeadMessages: () => guard(write((db) => retryDeadMessages(db, now()))),

    findByWithdrawToken: (hash: string) => guard(selectSubmission(read, { withdraw_hash: hash })),
    /**
     * Deletes a submission with its messages and key, and stores the new `messages` in the same transaction. `earlier` are the
     * deleted messages.
     */
    withdraw: (
      hash: string,
      messages: (
        submission: Submission,
        earlier: readonly EarlierMessage[],
      ) => readonly NewMessage[] = () => [],
    ) => guard(withdraw(engine, hash, messages, now())),
    /** Returns the record of a withdrawal, which is kept as long as idempotency keys. */
    findWithdrawn: (hash: string) => guard(findWithdrawn(read, hash)),
    /** Deletes submissions from an address and messages to it, ignoring case. */
    eraseByEmail: (email: string, { dryRun = false } = {}) =>
      guard(dryRun ? findByEmail(read, email) : eraseByEmail(engine, email)),
    /** Deletes data older than the limits. First adds gate visits to the monthly counts. */
    purge: (limits: PurgeLimits, { dryRun = false } = {}) =>
      guard(dryRun ? findExpired(read, limits) : purge(engine, limits, now())),
    /** Whether the daily purge is due in this process. */
    claimPurge: () => guard(claimPurge(engine, now())),
    /** Returns all files that the database references, as paths in `DATA_DIR`. */
    knownFiles: () => guard(selectFiles(read)),

    /** Reads a feature's own table. Sees only committed data. */
    read: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => guard(work(read)),
    /** Writes a feature's own table in a transaction. May run `work` more than once. `now` is in milliseconds. */
    write: <Result>(work: (db: Kysely<Tables>, now: number) => Promise<Result>) =>
      guard(write((db) => work(db, now()))),

    /** Adds one view and returns the new count. */
    incrementViews: (articleId: number) => guard(write((db) => addView(db, articleId))),
    /** Returns views by article. Omits articles without any. */
    viewsByArticle: () => guard(selectViews(read)),
    stats: () => guard(selectStats(read)),
    /**
     * Creates a limiter of `points` requests in `seconds`. Its counts survive a restart, and are exact across all processes on
     * one PostgreSQL.
     */
    limiter: (options: LimiterOptions) => limiter(options),
    /** Whether submissions can be stored now: a test write to database and folder succeeds within two seconds. */
    isReady: readiness(() => guard(tryWriting(write, dataDir))),
    /** Waits for pending writes and releases the data for other processes. */
    close: async () => {
      await Promise.allSettled(inFlight);
      await close();
    },
  };
}

/** Timeout of a test write, in milliseconds. */
const READY_LIMIT = 1_500;

/** Throws a {@link StoreError} while nothing can be stored. */
export async function assertReady(store: Pick<Store, 'isReady'>): Promise<void> {
  if (!(await store.isReady())) throw new StoreError('The store is not ready.', { retryable: true });
}

/** Returns a check that `work` finishes within the limit. Concurrent calls share one run. */
function readiness(work: () => Promise<unknown>): () => Promise<boolean> {
  let inFlight: Promise<boolean> | undefined;
  const attempt = () =>
    work().then(
      () => true,
      () => false,
    );
  return () => {
    inFlight ??= attempt().finally(() => (inFlight = undefined));
    return Promise.race([inFlight, sleep(READY_LIMIT, false, { ref: false })]);
  };
}

/**
 * Writes a test row, which is rolled back, and a test file next to the uploads. Only a real write detects a read-only database, a
 * full disk, or files of another user.
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
