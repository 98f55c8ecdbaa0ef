import type { Locale } from '@fatal/contracts';
import type { Answer } from './answers.ts';

/** A part of a mail, for its text and its HTML alike. */
export type Block =
  | { type: 'paragraph' | 'heading' | 'small'; text: string }
  | { type: 'answers'; answers: readonly Answer[] }
  | { type: 'list'; items: readonly string[] }
  | { type: 'link'; url: string };

/** The words of a mail. */
export interface MailContent {
  /** Holds nothing that a sender wrote. */
  subject: string;
  blocks: readonly Block[];
}

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
  replyTo?: string;
  /** When it was written, not when it was sent. */
  date: Date;
}
