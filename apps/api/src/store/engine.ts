import type { Kysely } from 'kysely';
import type { Limiter, LimiterOptions } from './limiter.ts';
import type { Tables } from './tables.ts';

/** Interface of a database. All queries of the store work on it. */
export interface Engine {
  /** Connection for reading. It sees committed data only. */
  read: Kysely<Tables>;
  /**
   * Runs `work` in a transaction and resolves once it is on disk. Rolls back and rejects if `work` throws. May run `work` more
   * than once.
   */
  write: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  /** Acquires a named lock until the transaction ends. Does nothing if transactions run one at a time. */
  lock: (db: Kysely<Tables>, name: string) => Promise<void>;
  /** Whether transactions run in parallel, so that a worker must skip rows that another one has locked. */
  skipLocked: boolean;
  /** Overwrites deleted data, if the database would otherwise leave it in its files. */
  scrub: () => Promise<void>;
  /** Whether retrying the same call may succeed later. */
  isRetryable: (error: unknown) => boolean;
  limiter: (options: LimiterOptions) => Limiter;
  close: () => Promise<void>;
}
