import type { Locale } from '@fatal/contracts';
import type { Answer } from './answers.ts';

/** A part of a mail, for its text and its HTML alike. */
export type Block =
  | { type: 'paragraph' | 'heading' | 'small'; text: string }
  | { type: 'answers'; answers: readonly Answer[] }
  | { type: 'list'; items: readonly string[] }
  | { type: 'link'; url: string };

/** Result of a template. */
export interface MailContent {
  /** Holds nothing that a sender wrote. */
  subject: string;
  /** Address for answers. Default: our own sender. */
  replyTo?: string;
  blocks: readonly Block[];
}

/** Facts for a template beside the thing that it writes about. */
export interface Letter {
  /** The language of whoever reads it. */
  locale: Locale;
  /** When it was queued; ISO 8601. */
  queuedAt: string;
  /** The page that withdraws the submission, in a confirmation; empty in other mails. */
  withdrawUrl: string;
}

export const paragraph = (text: string): Block => ({ type: 'paragraph', text });

export const heading = (text: string): Block => ({ type: 'heading', text });

export const small = (text: string): Block => ({ type: 'small', text });
