import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { RateLimiterMemory, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Limiter, LimiterOptions } from '../limiter.ts';

const HOUR = 60 * 60_000;

/** How long a count waits for another process that is counting, in milliseconds. */
const TIMEOUT = 100;

export interface Limiters {
  limiter: (options: LimiterOptions) => Limiter;
  close: () => void;
}

/**
 * Counts in a file of their own beside the data, which is opened with the first count, so that a restart forgets none. No
 * request waits for the disk because it is counted; a power cut may forget the last ones. While the file cannot be used, the
 * counts are in memory.
 */
export function openLimiters(file: string): Limiters {
  let database: DatabaseSync | undefined;
  let clearing: NodeJS.Timeout | undefined;
  // As much of better-sqlite3 as the library asks for. What it calls a transaction is one statement.
  const client = {
    prepare(sql: string) {
      database ??= open(file);
      return database.prepare(sql);
    },
    transaction: <Work>(work: Work) => work,
  };
  // The library's own clearing would end the process where the file cannot be used.
  const clear = () => {
    try {
      if (existsSync(file)) client.prepare('DELETE FROM rate_limits WHERE expire < ?').run(Date.now());
    } catch {
      // The next time comes in an hour.
    }
  };
  return {
    limiter({ name, points, seconds }) {
      clearing ??= setInterval(clear, HOUR).unref();
      const options = { keyPrefix: name, points, duration: seconds };
      return new RateLimiterSQLite({
        ...options,
        storeClient: client,
        storeType: 'better-sqlite3',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    },
    close() {
      clearInterval(clearing);
      database?.close();
    },
  };
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: TIMEOUT });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = ON;
    PRAGMA cache_size = -64;
    CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER);
  `);
  return database;
}
