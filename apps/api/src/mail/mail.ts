import type { Locale } from '@fatal/contracts';
import type { MailContent } from './templates/content.ts';

export interface MailAddress {
  name: string;
  address: string;
}

/** Mail that is ready to be sent. */
export interface Mail extends MailContent {
  /** UUID of its row. Each attempt has the same `Message-ID`, so that a mail program can recognise a duplicate. */
  id: string;
  locale: Locale;
  from: MailAddress;
  to: string;
  /** Time of writing, not of sending. */
  date: Date;
}

/** Transport of mails. */
export interface MailTransport {
  /** Resolves once the mail server or the disk has accepted the mail. Throws {@link PermanentDeliveryError} if retrying can't help. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Error for a message that can never be delivered, such as one to an unknown address. */
export class PermanentDeliveryError extends Error {
  override name = 'PermanentDeliveryError';
}
