import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What a database must offer; the queries over it are the same for each. */
export interface Engine {
  /** For reading; sees only what is committed. */
  read: Kysely<Tables>;
  /**
   * Runs `work` in a transaction and resolves once it is on disk. When `work` throws, nothing of it stays and the
   * error comes through.
   */
  write: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  /** Waits for writes under way. */
  close: () => Promise<void>;
}
