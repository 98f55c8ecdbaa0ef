import type { Mail } from '../mails/mail.ts';

/** Carries mails away. */
export interface MailTransport {
  /** Resolves once the mail is somebody else's to keep. Throws {@link Undeliverable} when trying again cannot help. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A message that will never arrive, such as one to an address that its server does not know. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
