import type { Kysely } from 'kysely';
import { addView, selectViews } from './article-views.ts';
import { filesOf, messageFiles } from './deletion.ts';
import { collectDigest } from './digest.ts';
import type { Engine } from './engine.ts';
import { eraseByEmail, findByEmail, findWithdrawn, withdraw } from './erase.ts';
import { recallAnswer } from './idempotency.ts';
import { claimPurge } from './timestamps.ts';
import { claimMessages, retryDeadMessages, selectMessages, settleMessage } from './outbox.ts';
import { findExpired, purge } from './purge.ts';
import { readiness, tryWriting } from './ready.ts';
import { selectStats } from './stats.ts';
import { StoreError, type Store } from './store.ts';
import {
  exportSubmissions,
  selectSubmission,
  selectSubmissions,
  selectSubmissionsById,
} from './submissions.ts';
import { submit } from './submit.ts';
import type { Tables } from './tables.ts';

/** The one set of queries over any engine, and the folder of the files beside it. `now` gives milliseconds. */
export function createStore(engine: Engine, dataDir: string, now: () => number): Store {
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
    recall: (idempotency) => guard(recallAnswer(read, idempotency)),
    submit: (submission) => guard(submit(engine, submission, now())),
    findSubmission: (id) => guard(selectSubmission(read, { id })),
    findSubmissions: (ids) => guard(selectSubmissionsById(read, ids)),
    listSubmissions: (filter = {}) => guard(selectSubmissions(read, filter)),
    exportSubmissions: (filter = {}) => guardEach(exportSubmissions(read, filter)),

    claimMessages: (options) => guard(claimMessages(engine, options, now())),
    settleMessage: (message, result) => guard(write((db) => settleMessage(db, message, result))),
    listMessages: (filter) => guard(selectMessages(read, filter)),
    collectDigest: (isDue) => guard(collectDigest(engine, isDue, now())),
    retryDeadMessages: () => guard(write((db) => retryDeadMessages(db, now()))),

    findByWithdrawToken: (hash) => guard(selectSubmission(read, { withdraw_hash: hash })),
    withdraw: (hash, messages = () => []) => guard(withdraw(engine, hash, messages, now())),
    findWithdrawn: (hash) => guard(findWithdrawn(read, hash)),
    eraseByEmail: (email, { dryRun = false } = {}) =>
      guard(dryRun ? findByEmail(read, email) : eraseByEmail(engine, email)),
    purge: (limits, { dryRun = false } = {}) =>
      guard(dryRun ? findExpired(read, limits) : purge(engine, limits, now())),
    claimPurge: () => guard(claimPurge(engine, now())),
    knownFiles: () => guard(selectFiles(read)),

    read: (work) => guard(work(read)),
    write: (work) => guard(write((db) => work(db, now()))),

    incrementViews: (articleId) => guard(write((db) => addView(db, articleId))),
    viewsByArticle: () => guard(selectViews(read)),
    stats: () => guard(selectStats(read)),
    limiter,
    isReady: readiness(() => guard(tryWriting(write, dataDir))),
    close: async () => {
      await Promise.allSettled(underWay);
      await close();
    },
  };
}

async function selectFiles(db: Kysely<Tables>): Promise<Set<string>> {
  const submissions = await db
    .selectFrom('submissions')
    .select('file')
    .where('file', 'is not', null)
    .execute();
  const messages = await db.selectFrom('outbox').select(['id', 'channel', 'state', 'payload']).execute();
  return new Set([...filesOf(submissions), ...messageFiles(messages)]);
}
