import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { RateLimiterMemory, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Limiter, LimiterOptions } from '../limiter.ts';

const HOUR = 60 * 60_000;

/** Maximum time that a count waits for another process, in milliseconds. */
const TIMEOUT = 100;

export interface Limiters {
  limiter: (options: LimiterOptions) => Limiter;
  close: () => void;
}

/**
 * Opens the counts in a separate file next to the data, so that they survive a restart. The first count opens the file. Requests
 * don't wait for the disk, so a power cut may lose the last counts. If the file can't be used, the counts are in memory.
 */
export function openLimiters(file: string): Limiters {
  let database: DatabaseSync | undefined;
  let clearing: NodeJS.Timeout | undefined;
  // The part of better-sqlite3's API that the library needs. Its transactions are single statements, so they need no wrapper.
  const client = {
    prepare(sql: string) {
      database ??= open(file);
      return database.prepare(sql);
    },
    transaction: <Work>(work: Work) => work,
  };
  // The library's own cleanup would crash the process if the file can't be used.
  const clear = () => {
    try {
      if (existsSync(file)) client.prepare('DELETE FROM rate_limits WHERE expire < ?').run(Date.now());
    } catch {
      // Retried in an hour.
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
