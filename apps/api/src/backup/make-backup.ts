import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { syncFolder } from '../lib/folders.ts';
import { copyChecked, countRows, isSame, type RowCounts } from '../store/copy.ts';
import type { Engine } from '../store/engine.ts';
import { openEngineBeside, type DataPlace } from '../store/open-store.ts';
import { openSqliteFile, sealSqliteFile } from '../store/sqlite/open-engine.ts';
import type { StoredFile } from '../store/store.ts';
import {
  backupDatabase,
  copyStoredFile,
  makePrivateFolder,
  manifestFile,
  writeSynced,
  type Manifest,
} from './backup-folder.ts';
import { PARTIAL } from './old-backups.ts';

export interface Backup {
  rows: RowCounts;
  files: number;
  /** Files of submissions that are missing or damaged where they should be. */
  badFiles: string[];
}

/**
 * Writes one moment of the data to a new folder, whether a server runs or not, and checks it by opening and counting it
 * again. The folder gets its name only after that. Throws {@link OperatorError}.
 */
export async function makeBackup(
  place: DataPlace,
  dir: string,
  { now, onRows }: { now: () => number; onRows: (count: number) => void },
): Promise<Backup> {
  if (existsSync(dir)) throw new OperatorError(`${dir} exists already.`);
  const source = await openEngineBeside(place);
  if (!source) throw new OperatorError(`There is no data in ${place.dataDir} yet.`);
  const partial = dir + PARTIAL;
  try {
    await rm(partial, { recursive: true, force: true });
    await makePrivateFolder(partial);
    const { rows, submissions } = await copyDatabase(source, backupDatabase(partial), onRows);
    const badFiles = await copyFiles(source, submissions, place.dataDir, partial);
    const files = submissions.length - badFiles.length;
    const manifest: Manifest = { format: 1, createdAt: new Date(now()).toISOString(), rows, files };
    await writeSynced(manifestFile(partial), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(partial, dir);
    await syncFolder(dirname(dir));
    return { rows, files, badFiles };
  } finally {
    await source.close();
  }
}

interface SubmissionFile {
  id: string;
  file: StoredFile;
}

async function copyDatabase(
  source: Engine,
  file: string,
  onRows: (count: number) => void,
): Promise<{ rows: RowCounts; submissions: SubmissionFile[] }> {
  const target = await openSqliteFile(file);
  let rows: RowCounts;
  try {
    rows = await source.snapshot((from) => target.write((to) => copyChecked(from, to, onRows)));
  } finally {
    await target.close();
  }
  sealSqliteFile(file);
  const copy = await openSqliteFile(file);
  try {
    if (!isSame(await countRows(copy.read), rows)) {
      throw new OperatorError('The copy does not hold as many rows as the data.');
    }
    const found = await copy.read
      .selectFrom('submissions')
      .select(['id', 'file'])
      .where('file', 'is not', null)
      .execute();
    const submissions = found.map(({ id, file: text }) => ({
      id,
      file: JSON.parse(text ?? '') as StoredFile,
    }));
    return { rows, submissions };
  } finally {
    await copy.close();
    sealSqliteFile(file);
  }
}

async function copyFiles(
  source: Engine,
  submissions: readonly SubmissionFile[],
  dataDir: string,
  dir: string,
): Promise<string[]> {
  const bad: string[] = [];
  for (const { id, file } of submissions) {
    const problem = await copyStoredFile(file, dataDir, dir);
    if (problem === undefined) continue;
    // Deleted since the copy of the rows was made: nothing is wrong.
    const row = await source.read
      .selectFrom('submissions')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (row) bad.push(`${file.path} (${problem})`);
  }
  return bad;
}
