import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '@fatal/contracts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { DatabaseError, Pool, type PoolConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { reason } from '../../lib/reason.ts';
import type { Engine } from '../engine.ts';
import { OUTDATED, isMigrated, migrate } from '../migrations.ts';
import type { Tables } from '../tables.ts';

/** In milliseconds; 0 is none. */
export interface TimeLimits {
  /** For one statement, which the database then ends. */
  statement: number;
  /** For one answer to arrive; the connection is given up then. */
  answer: number;
  /** For a transaction whose client says nothing. */
  idleInTransaction: number;
}

/** A form counts first, for a second: so that whoever waits for a database that hangs is told within ten. */
const SERVING: TimeLimits = { statement: 7_000, answer: 8_000, idleInTransaction: 30_000 };

/** For long work that nobody waits for. */
export const NO_LIMITS: TimeLimits = { statement: 0, answer: 0, idleInTransaction: 0 };

/** How long to wait for a connection, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;

const POOL_SIZE = 10;

/** How often a transaction that collided with another is tried. */
const TRIES = 5;

/** Says what the server must do for an answer of 201 to be true. */
const REQUIRED = { fsync: 'on', full_page_writes: 'on', server_encoding: 'UTF8' } as const;

/** Opens a PostgreSQL database, making what is missing. Throws {@link OperatorError}. */
export async function openPostgres(
  databaseUrl: string,
  limits: TimeLimits = SERVING,
  patience?: DatabasePatience,
): Promise<Engine> {
  const work = async (db: Kysely<Tables>) => {
    await assertKeepsPromises(db);
    await migrate(db);
    await makeRateLimits(db);
  };
  await prepare(databaseUrl, work, patience);
  return engineOver(openPool(databaseUrl, limits));
}

/** Opens a PostgreSQL database for a tool, without changing its tables. Throws {@link OperatorError}. */
export async function openPostgresBeside(databaseUrl: string): Promise<Engine> {
  await prepare(databaseUrl, async (db) => {
    if (!(await isMigrated(db))) throw new Error(OUTDATED);
  });
  return engineOver(openPool(databaseUrl, NO_LIMITS));
}

/** Works on one connection. */
async function prepare(
  databaseUrl: string,
  work: (db: Kysely<Tables>) => Promise<void>,
  patience: DatabasePatience = { limit: 0, onWait: () => undefined },
): Promise<void> {
  const db = kyselyOver(openPool(databaseUrl, NO_LIMITS, 1));
  try {
    await untilItAnswers(() => sql`select 1`.execute(db), patience);
    await db.connection().execute(work);
  } catch (error) {
    throw new OperatorError(`Cannot use the database of DATABASE_URL: ${reason(error)}.`, { cause: error });
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
    // Not for speed: only so does pg give up a connection whose answer does not come, instead of using it for ever.
    pipeline: true,
    options: [
      '-c synchronous_commit=on',
      '-c default_transaction_isolation=read\\ committed',
      `-c statement_timeout=${String(limits.statement)}`,
      `-c idle_in_transaction_session_timeout=${String(limits.idleInTransaction)}`,
    ].join(' '),
  };
  const pool = new Pool(config);
  // A connection that breaks between two statements. The next one on it fails, and the pool makes a new connection;
  // without a listener the process would end.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

const kyselyOver = (pool: Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

async function assertKeepsPromises(db: Kysely<Tables>): Promise<void> {
  for (const [name, wanted] of Object.entries({ ...REQUIRED, synchronous_commit: 'on' })) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    const value = rows[0]?.value;
    if (value !== wanted) throw new Error(`its setting ${name} must be ${wanted}, but is ${String(value)}`);
  }
}

/**
 * Counts of requests, as rate-limiter-flexible keeps them. Unlogged: a crash may forget them, and no request waits for the
 * disk because it is counted.
 */
function makeRateLimits(db: Kysely<Tables>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'rate_limits');
    await sql`create unlogged table if not exists rate_limits
      (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(trx);
  });
}

/** Held until the transaction ends. */
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
        // Remembers clients above the limit, so that they cost the database nothing more in this window.
        inMemoryBlockOnConsumed: points,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    },
    close: () => db.destroy(),
  };
}

/** How long to wait between two tries, in milliseconds. */
const PAUSE = 500;

export interface DatabasePatience {
  /** In milliseconds. */
  limit: number;
  /** Called once, with a clause that says why there is something to wait for. */
  onWait: (why: string) => void;
}

/** Tries again until a database that is away or starting answers, or the time is over. */
async function untilItAnswers<Result>(
  connect: () => Promise<Result>,
  { limit, onWait }: DatabasePatience,
): Promise<Result> {
  const start = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await connect();
    } catch (error) {
      if (!mayCome(error) || performance.now() - start >= limit) throw error;
      if (tries === 1) onWait(reason(error));
    }
    await sleep(PAUSE);
  }
}

/** No connection, or a server that takes none yet or has too many (SQLSTATE classes 57P and 53). */
function mayCome(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(57P|53)/.test(error.code ?? '');
  // Of what pg finds itself, only these have no code.
  return error instanceof Error && ('code' in error || /timeout|terminated/i.test(error.message));
}

/** SQLSTATE classes of what a statement got wrong by itself, and of corrupted data (postgresql.org, appendix A). */
const DEFECTS = /^(0A|21|22|23|25P0|26|34|42|XX)/;

/** Serialisation failure and deadlock: the same transaction goes through on another try. */
const COLLISIONS = new Set(['40001', '40P01']);

const isCollision = (error: unknown) => error instanceof DatabaseError && COLLISIONS.has(error.code ?? '');

/** Whether the surroundings failed: a lost connection, a restart, a full disk, too long a wait. */
function isRetryable(error: unknown): boolean {
  if (error instanceof DatabaseError) return !DEFECTS.test(error.code ?? '');
  return !(error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError);
}
