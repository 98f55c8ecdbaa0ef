import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './folders.ts';

/**
 * Writes a file so that whoever sees its name sees all of its content, also after a power cut. Only its
 * owner can read it: that of the folder, also where root writes it.
 */
export async function writeWhole(folder: string, name: string, content: string | Buffer): Promise<void> {
  const draft = join(folder, `.${name}`);
  const file = await open(draft, 'w', 0o600);
  try {
    const { uid, gid } = await stat(folder);
    if (process.getuid?.() === 0) await file.chown(uid, gid);
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
  await syncFolder(folder);
}
