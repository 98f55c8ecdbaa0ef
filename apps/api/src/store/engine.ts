import type { Kysely } from 'kysely';
import type { Limiter, LimiterOptions } from './limiter.ts';
import type { Tables } from './tables.ts';

/** What a database must offer; the queries over it are the same for each. */
export interface Engine {
  /** For reading; sees only what is committed. */
  read: Kysely<Tables>;
  /**
   * Runs `work` in a transaction and resolves once it is on disk. When `work` throws, nothing of it stays and the
   * error comes through. `work` may run more than once.
   */
  write: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  /** Lets no other transaction hold the same name until this one ends; where they run one at a time, it does nothing. */
  lock: (db: Kysely<Tables>, name: string) => Promise<void>;
  /** Whether transactions run side by side, so that a worker must skip the rows that another is taking. */
  skipLocked: boolean;
  /** Overwrites what was deleted, where the database would leave it in its files. */
  scrub: () => Promise<void>;
  /** Whether the same may work later, without a change of the code. */
  isRetryable: (error: unknown) => boolean;
  limiter: (options: LimiterOptions) => Limiter;
  close: () => Promise<void>;
}
