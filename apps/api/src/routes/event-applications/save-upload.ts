import { hash, randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { dataFile } from '../../lib/data-files.ts';
import { makeFolder, syncFolder } from '../../lib/folders.ts';
import { inTurn } from '../../lib/in-turn.ts';
import { Problem } from '../../messages/problem.ts';
import { StoreError, type StoredFile } from '../../store/store.ts';
import { documentType } from './document-type.ts';

/** A stream that says when it was cut off at its limit. */
type LimitedStream = Readable & { truncated?: boolean };

/** Codes of a disk that takes nothing more, which may pass. */
const DISK_REFUSES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** A longer name keeps this much of its beginning and its end, where the extension is. */
const NAME = { length: 200, beginning: 150, end: 49 } as const;

/** One after the other: a whole file is in memory meanwhile, and what is packed in it. */
const lookInside = inTurn();

/**
 * Writes an upload into the data folder under a name of its own and waits until the disk has it, and the folder that
 * lists it. Its type is what its content shows, empty for what is not known. Leaves nothing behind when it throws: a
 * {@link Problem} 413 for a file that is too large, a {@link StoreError} when the disk is full.
 */
export async function saveUpload(source: LimitedStream, name: string, dataDir: string): Promise<StoredFile> {
  const path = `uploads/${randomUUID()}`;
  const file = dataFile(dataDir, path);
  try {
    await makeFolder(dirname(file));
    await writeFile(file, source, { flag: 'wx', mode: 0o600, flush: true });
    if (source.truncated) throw new Problem(413, 'tooLarge');
    await syncFolder(dirname(file));
    return await lookInside(async () => {
      const content = await readFile(file);
      // `fileTypeFromFile` imports a package by an expression, which the bundler cannot see.
      const known = (await fileTypeFromBuffer(content))?.mime;
      const type = documentType(content, known);
      return { name: shorten(name), type, size: content.length, sha256: hash('sha256', content), path };
    });
  } catch (error) {
    // Nobody reads the rest.
    source.destroy();
    await rm(file, { force: true }).catch(() => undefined);
    if (DISK_REFUSES.has((error as NodeJS.ErrnoException).code ?? '')) {
      throw new StoreError('The upload could not be written.', { retryable: true, cause: error });
    }
    throw error;
  }
}

/** A cut may go through a character of two units, of which neither half is kept. */
const shorten = (name: string) =>
  name.length <= NAME.length
    ? name
    : `${name.slice(0, NAME.beginning)}…${name.slice(-NAME.end)}`.replace(/\p{Surrogate}/gu, '');
