import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './folders.ts';

/**
 * Writes a file under its final name only once it is complete, so that readers never see part of it, even after a power cut. Only
 * the owner of the folder can read the file, even if root writes it.
 */
export async function writeFileAtomic(folder: string, name: string, content: string | Buffer): Promise<void> {
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
