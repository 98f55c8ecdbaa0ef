import { hash, randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { dataFile } from '../../lib/data-files.ts';
import { makeFolder, syncFolder } from '../../lib/folders.ts';
import { createQueue } from '../../lib/create-queue.ts';
import { Problem } from '../../messages/problem.ts';
import { StoreError, type StoredFile } from '../../store/store.ts';
import { documentType } from './document-type.ts';

/** Stream whose flag is set if it was truncated at its limit. */
type LimitedStream = Readable & { truncated?: boolean };

/** Error codes of a disk that is temporarily not writable. */
const DISK_REFUSES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Maximum length of a file name, and the lengths kept of a longer one: its beginning, and its end with the extension. */
const NAME = { length: 200, beginning: 150, end: 49 } as const;

/** Queue for content checks, one at a time: each keeps a whole file and its unpacked content in memory. */
const lookInside = createQueue();

/**
 * Writes an upload into the data folder under a random name, and waits until the disk has the file and its folder's entry. Reads
 * its type from the content, empty if unknown. Leaves nothing behind when it throws: a {@link Problem} 413 for a file that is too
 * large, a {@link StoreError} if the disk is full.
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
      // `fileTypeFromFile` has a dynamic import that the bundler can't resolve.
      const known = (await fileTypeFromBuffer(content))?.mime;
      const type = documentType(content, known);
      return { name: shorten(name), type, size: content.length, sha256: hash('sha256', content), path };
    });
  } catch (error) {
    // The rest of the upload is not needed.
    source.destroy();
    await rm(file, { force: true }).catch(() => undefined);
    if (DISK_REFUSES.has((error as NodeJS.ErrnoException).code ?? '')) {
      throw new StoreError('The upload could not be written.', { retryable: true, cause: error });
    }
    throw error;
  }
}

/** Shortens a name. A cut may split a surrogate pair, so both halves are removed. */
const shorten = (name: string) =>
  name.length <= NAME.length
    ? name
    : `${name.slice(0, NAME.beginning)}…${name.slice(-NAME.end)}`.replace(/\p{Surrogate}/gu, '');
