import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { dataFile, readChecked } from '../lib/data-files.ts';
import { syncFolder } from '../lib/folders.ts';
import type { StoredFile } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

export interface CopiedFiles {
  files: number;
  /** Files of submissions that are missing or damaged in the source folder. */
  badFiles: string[];
}

/** Copies the files of all submissions from one folder to another, and waits for the disk. */
export async function copyFiles(db: Kysely<Tables>, from: string, to: string): Promise<CopiedFiles> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'file'])
    .where('file', 'is not', null)
    .execute();
  const copied: CopiedFiles = { files: 0, badFiles: [] };
  for (const { id, file: text } of rows) {
    const file = JSON.parse(text ?? '') as StoredFile;
    const { content, problem } = await readChecked(from, file);
    if (content !== undefined) await writeSynced(dataFile(to, file.path), content);
    if (problem === undefined) copied.files += 1;
    // The submission may have been erased in the meantime.
    else if (await submissionExists(db, id)) copied.badFiles.push(`${file.path} (${problem})`);
  }
  return copied;
}

const submissionExists = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('submissions').select('id').where('id', '=', id).executeTakeFirst();

/** Writes a file that only its owner can read, and waits for the disk. */
export async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(dirname(path));
}
