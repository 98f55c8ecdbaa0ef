import type { Kysely } from 'kysely';
import type { Limiter, LimiterOptions } from './limiter.ts';
import type {
  ClaimedMessage,
  EarlierMessage,
  MessageFilter,
  MessageResult,
  NewMessage,
  StoredMessage,
} from './message.ts';
import type { Idempotency, NewSubmission, Outcome, Submission, SubmissionFilter } from './submission.ts';
import type { Tables } from './tables.ts';
import type { Erased, PurgeLimits, Purged, Stats, Withdrawn, WithdrawnSubmission } from './types.ts';

export * from './message.ts';
export * from './submission-kind.ts';
export * from './submission.ts';
export type * from './types.ts';

/**
 * All that the running product keeps. Whatever a method of writing promises is on disk when its promise resolves.
 * Every method rejects with {@link StoreError} when the database does not answer.
 */
export interface Store {
  /** What a request with this key was answered, if it was; `conflict` if that one had another body. */
  recall(idempotency: Idempotency): Promise<Outcome | undefined>;
  submit(submission: NewSubmission): Promise<Outcome>;
  findSubmission(id: string): Promise<Submission | undefined>;
  /** Up to 200 at a time, oldest first; those that are gone are left out. */
  findSubmissions(ids: readonly string[]): Promise<Submission[]>;
  /** Newest first. */
  listSubmissions(filter?: SubmissionFilter): Promise<Submission[]>;
  /** Oldest first, read page by page, so that any number takes little memory. */
  exportSubmissions(filter?: SubmissionFilter): AsyncIterable<Submission>;

  /** Takes messages that are due, for `leaseMs` milliseconds; after that they are due again. No two workers get the same. */
  claimMessages(options: { limit: number; leaseMs: number }): Promise<ClaimedMessage[]>;
  /** Says what became of a claimed message. A result that comes after its lease changes nothing, but for `sent`. */
  settleMessage(message: Pick<ClaimedMessage, 'id' | 'attempts'>, result: MessageResult): Promise<void>;
  /** Oldest first. */
  listMessages(filter: MessageFilter): Promise<StoredMessage[]>;
  /**
   * Makes one message, a digest, of all that wait for one, if it is time: `isDue` is told when it was last looked, in
   * milliseconds. However many processes ask, one of them does it. Returns whether there is something to send.
   */
  collectDigest(isDue: (last: number) => boolean): Promise<boolean>;
  /** Lets messages that were given up be tried again; returns their number. */
  retryDeadMessages(): Promise<number>;

  findByWithdrawToken(hash: string): Promise<Submission | undefined>;
  /**
   * Deletes a submission and all that is about it, and writes `messages` in the same transaction. `earlier` are those
   * that were about it.
   */
  withdraw(
    hash: string,
    messages?: (submission: Submission, earlier: readonly EarlierMessage[]) => readonly NewMessage[],
  ): Promise<Withdrawn | undefined>;
  /** Remembers a withdrawal for as long as idempotency keys are kept. */
  findWithdrawn(hash: string): Promise<WithdrawnSubmission | undefined>;
  /** Deletes everything from or to an address, in any case. */
  eraseByEmail(email: string, options?: { dryRun?: boolean }): Promise<Erased>;
  /** Deletes what is older than the limits. The gate's numbers are first added to the monthly counts. */
  purge(limits: PurgeLimits, options?: { dryRun?: boolean }): Promise<Purged>;
  /** Whether it is time for the daily purge and this process is the one to do it. */
  claimPurge(): Promise<boolean>;
  /** Files that the store knows, as paths in `DATA_DIR`. */
  knownFiles(): Promise<Set<string>>;

  /** Reads a table that one feature has for itself; sees only what is committed. */
  read<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** Writes one, in a transaction; `work` may run more than once. `now` is in milliseconds. */
  write<Result>(work: (db: Kysely<Tables>, now: number) => Promise<Result>): Promise<Result>;

  /** Adds one view and returns the new count. */
  incrementViews(articleId: number): Promise<number>;
  /** Views by article; an article without any is missing. */
  viewsByArticle(): Promise<Map<number, number>>;
  stats(): Promise<Stats>;
  /** A limiter of `points` requests in `seconds`. Its counts outlive a restart, and are exact across all processes on one PostgreSQL. */
  limiter(options: LimiterOptions): Limiter;
  /** Whether what comes in now can be stored: database and folder take a write, within two seconds. */
  isReady(): Promise<boolean>;
  /** Waits for writes under way and frees the data for another process. */
  close(): Promise<void>;
}

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
