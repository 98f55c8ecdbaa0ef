import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRecord, OperatorError } from '@fatal/contracts';
import { syncFile, syncFolder } from '../lib/folders.ts';
import { errorMessage } from '../lib/error-message.ts';
import { LATEST_MIGRATION } from '../store/migrations.ts';
import { openEngine, openEngineAlongsideServer, type DataLocation } from '../store/open-store.ts';
import { dumpPostgres, restorePostgres } from '../store/postgres/dump.ts';
import { countData, countRows } from '../store/row-counts.ts';
import { dumpSqlite, restoreSqlite } from '../store/sqlite/dump.ts';
import { copyFiles, writeSynced, type CopiedFiles } from './copy-files.ts';

/** A backup is a folder with one of these databases, the files of submissions under their paths, and {@link MANIFEST}. */
const SQLITE = 'fatal.sqlite';
const POSTGRES = 'fatal.dump';

/** Manifest of a backup: the time it was made, and the version of the tables. */
const MANIFEST = 'backup.json';

/**
 * Copies the data to a new folder while the server may be running. The folder gets its final name once everything is on disk.
 * Throws {@link OperatorError}.
 */
export async function makeBackup(
  { dataDir, databaseUrl }: DataLocation,
  dir: string,
  now: number,
): Promise<CopiedFiles> {
  if (existsSync(dir)) throw new OperatorError(`${dir} already exists.`);
  const source = await openEngineAlongsideServer({ dataDir, databaseUrl });
  if (!source) throw new OperatorError(`There is no data in ${dataDir} yet.`);
  const partial = `${dir}.partial`;
  try {
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true, mode: 0o700 });
    const file = join(partial, databaseUrl === undefined ? SQLITE : POSTGRES);
    if (databaseUrl === undefined) dumpSqlite(dataDir, file);
    else await dumpPostgres(databaseUrl, file);
    await chmod(file, 0o600);
    await syncFile(file);
    // Files are copied after the rows, so that each copied row has its file.
    const copied = await copyFiles(source.read, dataDir, partial);
    const manifest = { createdAt: new Date(now).toISOString(), migration: LATEST_MIGRATION };
    await writeSynced(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(partial, dir);
    await syncFolder(dirname(dir));
    return copied;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  } finally {
    await source.close();
  }
}

export interface Restored extends CopiedFiles {
  submissions: number;
  /** ISO 8601: when the backup was made. */
  createdAt: string;
}

/**
 * Replaces the data with a backup. The server must be stopped. Doesn't overwrite data unless `force` is set. Throws {@link
 * OperatorError}.
 */
export async function restoreBackup(
  place: DataLocation,
  dir: string,
  { force = false } = {},
): Promise<Restored> {
  const { dataDir, databaseUrl } = place;
  const createdAt = await readManifest(dir);
  const file = databaseOf(place, dir);
  if (!force) await assertNoData(place);
  if (databaseUrl === undefined) await restoreSqlite(dataDir, file);
  else await restorePostgres(databaseUrl, file);
  // Restoring brings tables of an earlier version up to date.
  const restored = await openEngine(place, { forTool: true });
  try {
    const copied = await copyFiles(restored.read, dir, dataDir);
    const { submissions } = await countRows(restored.read);
    return { submissions, createdAt, ...copied };
  } finally {
    await restored.close();
  }
}

/** Returns the time of the backup. */
async function readManifest(dir: string): Promise<string> {
  let manifest: unknown;
  try {
    manifest = JSON.parse(await readFile(join(dir, MANIFEST), 'utf8'));
  } catch (error) {
    throw new OperatorError(
      `Cannot read ${join(dir, MANIFEST)}, which every backup has: ${errorMessage(error)}.`,
    );
  }
  if (!isRecord(manifest) || typeof manifest.createdAt !== 'string') {
    throw new OperatorError(`${dir} is not a backup: ${MANIFEST} is damaged.`);
  }
  if (typeof manifest.migration === 'string' && manifest.migration > LATEST_MIGRATION) {
    throw new OperatorError(`${dir} is a backup of a later version. Install that version first.`);
  }
  return manifest.createdAt;
}

function databaseOf({ databaseUrl }: DataLocation, dir: string): string {
  const [wanted, other] = databaseUrl === undefined ? [SQLITE, POSTGRES] : [POSTGRES, SQLITE];
  const file = join(dir, wanted);
  if (existsSync(file)) return file;
  if (!existsSync(join(dir, other)))
    throw new OperatorError(`${dir} is not a backup: it contains no ${wanted}.`);
  throw new OperatorError(
    databaseUrl === undefined
      ? `${dir} is a backup of PostgreSQL. Set DATABASE_URL to a database, and try again.`
      : `${dir} is a backup of SQLite. Restore it without DATABASE_URL, then use the command move.`,
  );
}

async function assertNoData(place: DataLocation): Promise<void> {
  const engine = await openEngine(place, { forTool: true });
  try {
    const there = await countData(engine.read);
    if (there === 0) return;
    throw new OperatorError(`There is already data (rows: ${String(there)}). Use --force to replace it.`);
  } finally {
    await engine.close();
  }
}
