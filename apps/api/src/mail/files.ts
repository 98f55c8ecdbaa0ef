import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../lib/folders.ts';
import { writeFileAtomic } from '../lib/write-file-atomic.ts';
import type { MailTransport } from './mail.ts';
import { toMime } from './render.ts';

/** Folder in `DATA_DIR` for mails when there is no mail server. */
export const OUTBOX_FOLDER = 'outbox';

/** Writes each mail to its own file, `<id>.eml`, which any mail program can open. */
export function fileTransport(dataDir: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(dataDir, OUTBOX_FOLDER);
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMime(mail));
      await makeFolder(folder);
      await writeFileAtomic(folder, `${mail.id}.eml`, message as Buffer);
    },
    close: () => undefined,
  };
}
