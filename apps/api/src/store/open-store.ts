import type { Engine } from './engine.ts';
import { makeDataDir } from './sqlite/files.ts';
import type { ConnectRetry } from './postgres/open-engine.ts';
import { openSqlite, openSqliteAlongsideServer } from './sqlite/open-engine.ts';
import { createStore, type Store } from './store.ts';

/** Location of the data. */
export interface DataLocation {
  /** Folder of the files, and of the SQLite database if there is no `databaseUrl`. */
  dataDir: string;
  /** Such as `postgres://user@host/name`. Default: SQLite in `dataDir`. */
  databaseUrl?: string;
}

/** Timeouts. Default: don't wait. */
export interface OpenTimeouts {
  /** Time to wait for a server that still locks the data, in milliseconds. Blocks the process. */
  lockTimeout?: number;
  /** Time to wait for a database that does not respond yet. */
  database?: ConnectRetry;
}

/** Opens the store for a server, and creates missing folders and tables. Throws `OperatorError`. */
export async function openStore(
  place: DataLocation,
  now: () => number = Date.now,
  patience: OpenTimeouts = {},
): Promise<Store> {
  return createStore(await openEngine(place, patience), place.dataDir, now);
}

/** Opens the store while a server may be running; `undefined` if there is no data yet. Throws `OperatorError`. */
export async function openStoreAlongsideServer(
  place: DataLocation,
  now: () => number = Date.now,
): Promise<Store | undefined> {
  const engine = await openEngineAlongsideServer(place);
  return engine && createStore(engine, place.dataDir, now);
}

// Loaded on demand: most servers don't use PostgreSQL, and its driver takes memory.
const loadPostgres = () => import('./postgres/open-engine.ts');

export async function openEngine(
  { dataDir, databaseUrl }: DataLocation,
  { forTool = false, lockTimeout = 0, database }: OpenTimeouts & { forTool?: boolean } = {},
): Promise<Engine> {
  if (databaseUrl === undefined) return openSqlite(dataDir, lockTimeout);
  // Uploads are stored in this folder even with PostgreSQL.
  await makeDataDir(dataDir);
  const { NO_LIMITS, openPostgres } = await loadPostgres();
  return openPostgres(databaseUrl, forTool ? NO_LIMITS : undefined, database);
}

export async function openEngineAlongsideServer({
  dataDir,
  databaseUrl,
}: DataLocation): Promise<Engine | undefined> {
  if (databaseUrl === undefined) return openSqliteAlongsideServer(dataDir);
  const { openPostgresAlongsideServer } = await loadPostgres();
  return openPostgresAlongsideServer(databaseUrl);
}
