import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder, syncFolder } from '../../lib/folders.ts';
import { toMime } from '../mails/mime.ts';
import type { MailTransport } from './transport.ts';

/** Where mails lie when there is no mail server, in `DATA_DIR`. */
export const OUTBOX_FOLDER = 'outbox';

/** Writes each mail to a file of its own, `<id>.eml`, which any mail program opens. */
export function fileTransport(dataDir: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(dataDir, OUTBOX_FOLDER);
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMime(mail));
      const write = () => writeWhole(folder, `${mail.id}.eml`, message as Buffer);
      await write().catch(async (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        await makeFolder(folder);
        await write();
      });
    },
    close: () => undefined,
  };
}

/** Whoever sees the name sees all of the content, also after a power cut. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const draft = join(folder, `.${name}`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
  await syncFolder(folder);
}
