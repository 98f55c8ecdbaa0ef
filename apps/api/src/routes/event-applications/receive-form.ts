import type { FastifyRequest } from 'fastify';
import { MAX_RESUME_SIZE, RESUME_FIELD } from '@fatal/contracts';
import { deleteFiles } from '../../lib/data-files.ts';
import { Problem } from '../../messages/problem.ts';
import { StoreError, type StoredFile } from '../../store/store.ts';
import { saveUpload } from './save-upload.ts';

/** Limits of a multipart body. The contracts limit the texts themselves, with an error for each field. */
const LIMITS = {
  fields: 16,
  fieldNameSize: 100,
  fieldSize: 32 * 1024,
  files: 1,
  fileSize: MAX_RESUME_SIZE,
  parts: 17,
  headerPairs: 16,
} as const;

/** Size of the file and everything around it, in bytes. */
const MAX_BODY = MAX_RESUME_SIZE + 512 * 1024;

export interface ReceivedForm {
  /** Texts by field name. Only the first of each name is kept. */
  fields: Record<string, string>;
  /** Upload on disk. The caller checks its type. */
  file?: StoredFile;
}

/** Reads a form and saves its file. Throws a {@link Problem} 400, 413 or 415, and then leaves no file behind. */
export async function receiveForm(request: FastifyRequest, dataDir: string): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Problem(415, 'wrongType');
  if (Number(request.headers['content-length']) > MAX_BODY) throw new Problem(413, 'tooLarge');

  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const form: ReceivedForm = { fields };
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') {
        const isResume = part.fieldname === RESUME_FIELD && !form.file;
        if (isResume) form.file = await saveUpload(part.file, part.filename, dataDir);
        else part.file.resume();
      } else if (typeof part.value === 'string') {
        if (part.valueTruncated) throw new Problem(413, 'tooLarge');
        fields[part.fieldname] ??= part.value;
      }
    }
  } catch (error) {
    if (form.file) await deleteFiles(dataDir, [form.file.path]);
    throw isOfParser(error) ? new Problem(400, 'unreadable') : error;
  }
  return form;
}

/** Recognises parser errors by their missing status and code. File system errors have a code. */
function isOfParser(error: unknown): boolean {
  if (error instanceof Problem || error instanceof StoreError || !(error instanceof Error)) return false;
  return !('code' in error) && !('statusCode' in error);
}
