import { chmod, copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, OperatorError } from '@fatal/contracts';
import type { Kysely } from 'kysely';
import { reason } from '../lib/reason.ts';
import { copyChecked, countData, countRows, deleteAllRows, isSame, type RowCounts } from '../store/copy.ts';
import type { Engine } from '../store/engine.ts';
import { openEngine, type DataPlace } from '../store/open-store.ts';
import { openSqliteFile, sealSqliteFile } from '../store/sqlite/open-engine.ts';
import type { StoredFile } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { backupDatabase, copyStoredFile, manifestFile, type Manifest } from './backup-folder.ts';

export interface Restored {
  rows: RowCounts;
  files: number;
  /** Files of submissions that the backup does not hold, or not as they were. */
  badFiles: string[];
}

export interface RestoreOptions {
  /** Replaces data that is there. */
  force: boolean;
  onRows: (count: number) => void;
}

/**
 * Puts a backup in the place of the data, in one transaction. Refuses where there is data, unless it is forced to. No
 * server may run. Throws {@link OperatorError}.
 */
export async function restoreBackup(
  place: DataPlace,
  dir: string,
  options: RestoreOptions,
): Promise<Restored> {
  const manifest = await readManifest(dir);
  const target = await openEngine(place, { forTool: true });
  const copy = join(place.dataDir, 'restore.partial.sqlite');
  try {
    if (!options.force) await refuseData(target.read);
    await removeDatabase(copy);
    const source = await openBackup(dir, copy, manifest);
    try {
      const { files, badFiles } = await copyFiles(source, dir, place.dataDir);
      const rows = await replaceRows(source, target, options);
      await target.scrub();
      return { rows, files, badFiles };
    } finally {
      await source.close();
    }
  } finally {
    await removeDatabase(copy);
    await target.close();
  }
}

async function readManifest(dir: string): Promise<Manifest> {
  try {
    const manifest: unknown = JSON.parse(await readFile(manifestFile(dir), 'utf8'));
    if (isRecord(manifest) && manifest.format === 1 && isRecord(manifest.rows)) {
      return manifest as unknown as Manifest;
    }
  } catch (error) {
    throw new OperatorError(`${dir} is not a backup: ${reason(error)}.`);
  }
  throw new OperatorError(`${dir} is not a backup that this version can read.`);
}

async function refuseData(db: Kysely<Tables>): Promise<void> {
  const there = await countData(db);
  if (there > 0)
    throw new OperatorError(`There is data already (rows: ${String(there)}). --force replaces it.`);
}

/** Works on a copy: a backup of an earlier version is brought up to date, and stays what it was. */
async function openBackup(dir: string, copy: string, manifest: Manifest): Promise<Engine> {
  try {
    await copyFile(backupDatabase(dir), copy);
    // A copy has the permissions of what it is of.
    await chmod(copy, 0o600);
    sealSqliteFile(copy);
    const source = await openSqliteFile(copy);
    const rows = await countRows(source.read);
    if (isSame(rows, { ...noRows(rows), ...manifest.rows })) return source;
    await source.close();
  } catch (error) {
    throw new OperatorError(`The database of ${dir} cannot be used: ${reason(error)}.`);
  }
  throw new OperatorError(`The database of ${dir} does not hold as many rows as it should.`);
}

const noRows = (rows: RowCounts) =>
  Object.fromEntries(Object.keys(rows).map((table) => [table, 0])) as RowCounts;

async function copyFiles(source: Engine, dir: string, dataDir: string) {
  const found = await source.read
    .selectFrom('submissions')
    .select('file')
    .where('file', 'is not', null)
    .execute();
  const badFiles: string[] = [];
  for (const { file: text } of found) {
    const file = JSON.parse(text ?? '') as StoredFile;
    const problem = await copyStoredFile(file, dir, dataDir);
    if (problem !== undefined) badFiles.push(`${file.path} (${problem})`);
  }
  return { files: found.length - badFiles.length, badFiles };
}

function replaceRows(source: Engine, target: Engine, { force, onRows }: RestoreOptions): Promise<RowCounts> {
  return source.snapshot((from) =>
    target.write(async (to) => {
      if (!force) await refuseData(to);
      await deleteAllRows(to);
      return copyChecked(from, to, onRows);
    }),
  );
}

async function removeDatabase(file: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true });
}
