import type { Locale } from '@fatal/contracts';
import type { MailContent } from './templates/content.ts';

export interface MailAddress {
  name: string;
  address: string;
}

/** A mail that is ready to go. */
export interface Mail extends MailContent {
  /** UUID of its row. Each attempt has the same `Message-ID`, so that a mail program can tell a second delivery. */
  id: string;
  locale: Locale;
  from: MailAddress;
  to: string;
  /** Time of writing, not of sending. */
  date: Date;
}

/** Transport of mails. */
export interface MailTransport {
  /** Resolves once another system has stored the mail. Throws {@link Undeliverable} if another attempt can't help. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A message that will never arrive, such as one to an address that its server does not know. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
