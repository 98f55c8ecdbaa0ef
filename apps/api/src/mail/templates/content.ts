import type { Locale } from '@fatal/contracts';
import type { Answer } from './answers.ts';

/** Block of a mail, rendered as text and as HTML. */
export type Block =
  | { type: 'paragraph' | 'heading' | 'small'; text: string }
  | { type: 'answers'; answers: readonly Answer[] }
  | { type: 'list'; items: readonly string[] }
  | { type: 'link'; url: string };

/** Result of a template. */
export interface MailContent {
  /** Subject without text from the sender. */
  subject: string;
  /** Address for replies. Default: the sender of the mail. */
  replyTo?: string;
  blocks: readonly Block[];
}

/** Data for a template besides the submission. */
export interface MailContext {
  /** Language of the recipient. */
  locale: Locale;
  /** Time when it was queued (ISO 8601). */
  queuedAt: string;
  /** URL of the withdrawal page, in a confirmation. Empty in other mails. */
  withdrawUrl: string;
}

export const paragraph = (text: string): Block => ({ type: 'paragraph', text });

export const heading = (text: string): Block => ({ type: 'heading', text });

export const small = (text: string): Block => ({ type: 'small', text });
