import type { Engine } from './engine.ts';
import { makeDataDir } from './sqlite/files.ts';
import type { DatabasePatience } from './postgres/open-engine.ts';
import { openSqlite, openSqliteBeside } from './sqlite/open-engine.ts';
import { createStore, type Store } from './store.ts';

/** Where the data is. */
export interface DataPlace {
  /** Folder of the files, and of the database where `databaseUrl` names no other. */
  dataDir: string;
  /** Such as `postgres://user@host/name`. Default: SQLite in `dataDir`. */
  databaseUrl?: string;
}

/** What to wait for; default: nothing. */
export interface Patience {
  /** How long for a server that still holds the data, in milliseconds; nothing else runs in this process meanwhile. */
  lockTimeout?: number;
  /** How long for a database that does not answer yet. */
  database?: DatabasePatience;
}

/** Opens the store for a server, making what is missing. Throws `OperatorError`. */
export async function openStore(
  place: DataPlace,
  now: () => number = Date.now,
  patience: Patience = {},
): Promise<Store> {
  return createStore(await openEngine(place, patience), place.dataDir, now);
}

/** Opens the store beside a server that may be running; `undefined` when there is none yet. Throws `OperatorError`. */
export async function openStoreBeside(
  place: DataPlace,
  now: () => number = Date.now,
): Promise<Store | undefined> {
  const engine = await openEngineBeside(place);
  return engine && createStore(engine, place.dataDir, now);
}

// Most servers have no PostgreSQL; its driver is loaded where it is needed, for it takes memory.
const loadPostgres = () => import('./postgres/open-engine.ts');

export async function openEngine(
  { dataDir, databaseUrl }: DataPlace,
  { forTool = false, lockTimeout = 0, database }: Patience & { forTool?: boolean } = {},
): Promise<Engine> {
  if (databaseUrl === undefined) return openSqlite(dataDir, lockTimeout);
  // Files of submissions lie there all the same.
  await makeDataDir(dataDir);
  const { NO_LIMITS, openPostgres } = await loadPostgres();
  return openPostgres(databaseUrl, forTool ? NO_LIMITS : undefined, database);
}

export async function openEngineBeside({ dataDir, databaseUrl }: DataPlace): Promise<Engine | undefined> {
  if (databaseUrl === undefined) return openSqliteBeside(dataDir);
  const { openPostgresBeside } = await loadPostgres();
  return openPostgresBeside(databaseUrl);
}
