import { createStore } from './create-store.ts';
import type { Engine } from './engine.ts';
import { makeDataDir } from './sqlite/files.ts';
import { openSqlite, openSqliteBeside } from './sqlite/open-engine.ts';
import type { Store } from './store.ts';

/** Where the data is. */
export interface DataPlace {
  /** Folder of the files, and of the database where `databaseUrl` names no other. */
  dataDir: string;
  /** Such as `postgres://user@host/name`. Default: SQLite in `dataDir`. */
  databaseUrl?: string;
}

/**
 * Opens the store for a server, making what is missing. Waits `lockTimeout` milliseconds, without leaving the process
 * to anything else, for a server that still holds it. Throws `OperatorError`.
 */
export async function openStore(
  place: DataPlace,
  now: () => number = Date.now,
  lockTimeout = 0,
): Promise<Store> {
  return createStore(await openEngine(place, { lockTimeout }), now);
}

/** Opens the store beside a server that may be running; `undefined` when there is none yet. Throws `OperatorError`. */
export async function openStoreBeside(
  place: DataPlace,
  now: () => number = Date.now,
): Promise<Store | undefined> {
  const engine = await openEngineBeside(place);
  return engine && createStore(engine, now);
}

// Most servers have no PostgreSQL; its driver is loaded where it is needed, for it takes memory.
const loadPostgres = () => import('./postgres/open-engine.ts');

export async function openEngine(
  { dataDir, databaseUrl }: DataPlace,
  { forTool = false, lockTimeout = 0 }: { forTool?: boolean; lockTimeout?: number } = {},
): Promise<Engine> {
  if (databaseUrl === undefined) return openSqlite(dataDir, lockTimeout);
  // Files of submissions lie there all the same.
  await makeDataDir(dataDir);
  const { NO_LIMITS, openPostgres } = await loadPostgres();
  return openPostgres(databaseUrl, forTool ? NO_LIMITS : undefined);
}

export async function openEngineBeside({ dataDir, databaseUrl }: DataPlace): Promise<Engine | undefined> {
  if (databaseUrl === undefined) return openSqliteBeside(dataDir);
  const { openPostgresBeside } = await loadPostgres();
  return openPostgresBeside(databaseUrl);
}
