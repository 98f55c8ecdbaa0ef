import type { Locale } from '@fatal/contracts';
import type { MailContent } from './templates/content.ts';

export interface MailAddress {
  name: string;
  address: string;
}

/** A mail that is ready to go. */
export interface Mail extends MailContent {
  /** UUID of its row: each attempt carries the same `Message-ID`, so that a second delivery can be told. */
  id: string;
  locale: Locale;
  from: MailAddress;
  to: string;
  /** When it was written, not when it was sent. */
  date: Date;
}

/** Carries mails away. */
export interface MailTransport {
  /** Resolves once another system keeps the mail. Throws {@link Undeliverable} if another attempt cannot help. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A message that will never arrive, such as one to an address that its server does not know. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
