import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '@fatal/contracts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { DatabaseError, Pool, type PoolConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { errorMessage } from '../../lib/error-message.ts';
import type { Engine } from '../engine.ts';
import { OUTDATED, isMigrated, migrate } from '../migrations.ts';
import type { Tables } from '../tables.ts';

/** Timeouts in milliseconds. 0 disables one. */
export interface TimeLimits {
  /** Timeout of one statement, enforced by the database. */
  statement: number;
  /** Time for the database to respond. The connection is closed after it. */
  answer: number;
  /** Timeout of an idle transaction. */
  idleInTransaction: number;
}

/**
 * Timeouts of a server. Including a second for the rate limit, a form gets a response within ten seconds even if the database
 * hangs.
 */
const SERVING: TimeLimits = { statement: 7_000, answer: 8_000, idleInTransaction: 30_000 };

/** Timeouts of tools, which don't keep visitors waiting. */
export const NO_LIMITS: TimeLimits = { statement: 0, answer: 0, idleInTransaction: 0 };

/** Maximum time to wait for a connection, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;

const POOL_SIZE = 10;

/** Maximum number of attempts for a transaction that conflicts with others. */
const TRIES = 5;

/** Database settings that make a 201 response reliable. */
const REQUIRED = { fsync: 'on', full_page_writes: 'on', server_encoding: 'UTF8' } as const;

/** Opens a PostgreSQL database, and creates missing tables. Throws {@link OperatorError}. */
export async function openPostgres(
  databaseUrl: string,
  limits: TimeLimits = SERVING,
  patience?: ConnectRetry,
): Promise<Engine> {
  const work = async (db: Kysely<Tables>) => {
    await assertDurableSettings(db);
    await migrate(db);
    await makeRateLimits(db);
  };
  await prepare(databaseUrl, work, patience);
  return engineOver(openPool(databaseUrl, limits));
}

/** Opens a PostgreSQL database for a tool, without changing its tables. Throws {@link OperatorError}. */
export async function openPostgresAlongsideServer(databaseUrl: string): Promise<Engine> {
  await prepare(databaseUrl, async (db) => {
    if (!(await isMigrated(db))) throw new Error(OUTDATED);
  });
  return engineOver(openPool(databaseUrl, NO_LIMITS));
}

/** Runs `work` on one connection. */
async function prepare(
  databaseUrl: string,
  work: (db: Kysely<Tables>) => Promise<void>,
  patience: ConnectRetry = { limit: 0, onWait: () => undefined },
): Promise<void> {
  const db = kyselyOver(openPool(databaseUrl, NO_LIMITS, 1));
  try {
    await untilItAnswers(() => sql`select 1`.execute(db), patience);
    await db.connection().execute(work);
  } catch (error) {
    throw new OperatorError(`Cannot use the database of DATABASE_URL: ${errorMessage(error)}.`, {
      cause: error,
    });
  } finally {
    await db.destroy();
  }
}

function openPool(databaseUrl: string, limits: TimeLimits, size = POOL_SIZE): Pool {
  const config: PoolConfig & { pipeline: boolean } = {
    connectionString: databaseUrl,
    application_name: 'fatal',
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: limits.answer,
    keepAlive: true,
    // Needed because pg only closes a connection after a timeout with pipelining on; otherwise it would reuse it.
    pipeline: true,
    options: [
      '-c synchronous_commit=on',
      '-c default_transaction_isolation=read\\ committed',
      `-c statement_timeout=${String(limits.statement)}`,
      `-c idle_in_transaction_session_timeout=${String(limits.idleInTransaction)}`,
    ].join(' '),
  };
  const pool = new Pool(config);
  // A connection may break between two statements. The next statement fails, and the pool opens a new connection. Without a
  // listener, the process would crash.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

const kyselyOver = (pool: Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

async function assertDurableSettings(db: Kysely<Tables>): Promise<void> {
  for (const [name, wanted] of Object.entries({ ...REQUIRED, synchronous_commit: 'on' })) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    const value = rows[0]?.value;
    if (value !== wanted) throw new Error(`its setting ${name} must be ${wanted}, but is ${String(value)}`);
  }
}

/**
 * Creates the table of rate-limiter-flexible. It is unlogged: a crash may lose the counts, but requests don't wait for the disk.
 */
function makeRateLimits(db: Kysely<Tables>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'rate_limits');
    await sql`create unlogged table if not exists rate_limits
      (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(trx);
  });
}

/** Acquires a lock, which is held until the transaction ends. */
async function lock(trx: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

function engineOver(pool: Pool): Engine {
  const db = kyselyOver(pool);
  const write: Engine['write'] = async (work) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (!isCollision(error) || tries === TRIES) throw error;
      }
    }
  };
  return {
    read: db,
    write,
    lock,
    skipLocked: true,
    scrub: () => Promise.resolve(),
    isRetryable,
    limiter: ({ name, points, seconds }) => {
      const options = { keyPrefix: name, points, duration: seconds };
      return new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // Remembers clients above the limit, so that they need no further queries in this window.
        inMemoryBlockOnConsumed: points,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    },
    close: () => db.destroy(),
  };
}

/** Time between two attempts, in milliseconds. */
const PAUSE = 500;

export interface ConnectRetry {
  /** In milliseconds. */
  limit: number;
  /** Called once, with the reason for waiting as a clause. */
  onWait: (why: string) => void;
}

/** Tries to connect until the database responds or the time is up. */
async function untilItAnswers<Result>(
  connect: () => Promise<Result>,
  { limit, onWait }: ConnectRetry,
): Promise<Result> {
  const start = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await connect();
    } catch (error) {
      if (!isTransientError(error) || performance.now() - start >= limit) throw error;
      if (tries === 1) onWait(errorMessage(error));
    }
    await sleep(PAUSE);
  }
}

/**
 * Whether a later attempt may succeed: no connection, or a server that is starting or has too many (SQLSTATE classes 57P and 53).
 */
function isTransientError(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(57P|53)/.test(error.code ?? '');
  // pg's own errors have no code. Of these, only lost connections and timeouts are temporary.
  return error instanceof Error && ('code' in error || /timeout|terminated/i.test(error.message));
}

/** SQLSTATE classes of faulty statements, and of corrupted data (postgresql.org, appendix A). */
const DEFECTS = /^(0A|21|22|23|25P0|26|34|42|XX)/;

/** SQLSTATE codes of a serialisation failure and a deadlock: the same transaction may succeed on another attempt. */
const COLLISIONS = new Set(['40001', '40P01']);

const isCollision = (error: unknown) => error instanceof DatabaseError && COLLISIONS.has(error.code ?? '');

/** Whether the failure is environmental: a lost connection, a restart, a full disk, a timeout. */
function isRetryable(error: unknown): boolean {
  if (error instanceof DatabaseError) return !DEFECTS.test(error.code ?? '');
  return !(error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError);
}
