import type { Engine } from './engine.ts';
import { makeDataDir } from './sqlite/files.ts';
import type { DatabasePatience } from './postgres/open-engine.ts';
import { openSqlite, openSqliteBeside } from './sqlite/open-engine.ts';
import { createStore, type Store } from './store.ts';

/** Location of the data. */
export interface DataPlace {
  /** Folder of the files, and of the SQLite database if there is no `databaseUrl`. */
  dataDir: string;
  /** Such as `postgres://user@host/name`. Default: SQLite in `dataDir`. */
  databaseUrl?: string;
}

/** Timeouts. Default: don't wait. */
export interface Patience {
  /** Time to wait for a server that still locks the data, in milliseconds. Blocks the process. */
  lockTimeout?: number;
  /** Time to wait for a database that does not respond yet. */
  database?: DatabasePatience;
}

/** Opens the store for a server, and creates missing folders and tables. Throws `OperatorError`. */
export async function openStore(
  place: DataPlace,
  now: () => number = Date.now,
  patience: Patience = {},
): Promise<Store> {
  return createStore(await openEngine(place, patience), place.dataDir, now);
}

/** Opens the store while a server may be running; `undefined` if there is no data yet. Throws `OperatorError`. */
export async function openStoreBeside(
  place: DataPlace,
  now: () => number = Date.now,
): Promise<Store | undefined> {
  const engine = await openEngineBeside(place);
  return engine && createStore(engine, place.dataDir, now);
}

// Loaded on demand: most servers don't use PostgreSQL, and its driver takes memory.
const loadPostgres = () => import('./postgres/open-engine.ts');

export async function openEngine(
  { dataDir, databaseUrl }: DataPlace,
  { forTool = false, lockTimeout = 0, database }: Patience & { forTool?: boolean } = {},
): Promise<Engine> {
  if (databaseUrl === undefined) return openSqlite(dataDir, lockTimeout);
  // Uploads are stored in this folder even with PostgreSQL.
  await makeDataDir(dataDir);
  const { NO_LIMITS, openPostgres } = await loadPostgres();
  return openPostgres(databaseUrl, forTool ? NO_LIMITS : undefined, database);
}

export async function openEngineBeside({ dataDir, databaseUrl }: DataPlace): Promise<Engine | undefined> {
  if (databaseUrl === undefined) return openSqliteBeside(dataDir);
  const { openPostgresBeside } = await loadPostgres();
  return openPostgresBeside(databaseUrl);
}
