import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file atomically, so that concurrent readers and writers never see part of it. */
export async function writeFileAtomic(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(part, content);
  await rename(part, file);
}
