import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './folders.ts';

/**
 * Writes a file so that whoever sees its name sees all of its content, also after a power cut. Default mode: only its
 * owner can read it.
 */
export async function writeWhole(
  folder: string,
  name: string,
  content: string | Buffer,
  mode = 0o600,
): Promise<void> {
  const draft = join(folder, `.${name}`);
  const file = await open(draft, 'w', mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
  await syncFolder(folder);
}
