import type { Kysely } from 'kysely';
import type { FieldErrors, Locale } from '@fatal/contracts';
import type { NewMessage } from './message.ts';
import type { SubmissionKind } from './submission-kind.ts';
import type { Tables } from './tables.ts';

/** What the client was, or will be, answered. */
export interface Answer {
  status: number;
  /** JSON text, or `null` for no body. */
  body: string | null;
}

/** Names one attempt of one client, so that repeating it stores nothing twice. */
export interface Idempotency {
  endpoint: string;
  /** As the client chose it: printable ASCII. */
  key: string;
  /** SHA-256 of what was sent: the same key with something else is a conflict. */
  bodyHash: string;
}

/** A file that came with a submission and lies in the data folder. */
export interface StoredFile {
  /** As the sender called it. */
  name: string;
  /** Media type that the content shows. */
  type: string;
  /** In bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** Relative to `DATA_DIR`, with `/` between folders. */
  path: string;
  /** Left out by earlier versions, for `not scanned`. */
  scan?: ScanResult;
}

/** What the operator's scanner found: nothing, or something. */
export type ScanResult = 'clean' | 'flagged' | 'not scanned';

export interface NewSubmission {
  kind: SubmissionKind;
  /** The checked values, and nothing else that the client sent. Its `email`, if any, is what `eraseByEmail` finds. */
  payload: object;
  /** Language of the answer that the sender got. */
  locale: Locale;
  /** Looks like a program's. It is kept all the same. */
  spam: boolean;
  /**
   * Refuses a second one of this kind for the same e-mail (in any case) and role within {@link UNIQUE_WINDOW}. `silent`: it
   * is looked for all the same, and stored whatever was found, so that neither answer nor time tells of it.
   */
  uniqueFor?: { email: string; role: string; silent?: boolean };
  idempotency?: Idempotency;
  /** What to answer once stored; kept for repetitions under the same key. */
  answer: Answer;
  /** SHA-256, hexadecimal, of the random token that lets the sender withdraw it. */
  withdrawTokenHash?: string;
  /** A rule of one feature's own. */
  claim?: Claim;
  /** Must be on disk before it is submitted. */
  file?: StoredFile;
  /** What is to be sent because of it: written in the same transaction. */
  outbox: readonly NewMessage[];
  /** What is to be sent about the earlier one when `uniqueFor` refuses this. Default: nothing. */
  ifRefused?: readonly NewMessage[];
}

/** How long the same e-mail may not apply for the same role again, in milliseconds: 30 days. */
export const UNIQUE_WINDOW = 30 * 24 * 60 * 60_000;

/**
 * Runs in the transaction that stores a submission, so that what it writes stays with that or goes with it; it may run
 * more than once. Returns the errors of one that it refuses.
 */
export type Claim = (
  db: Kysely<Tables>,
  submission: { id: string; createdAt: string },
) => Promise<FieldErrors | undefined>;

/** A submission that was not stored, and why; nothing of it stays, its key neither. */
export type Refusal = { type: 'duplicate' } | { type: 'refused'; errors: FieldErrors };

/** `stored` and `repeated` carry the answer to give; otherwise nothing was stored. */
export type Outcome = { type: 'stored' | 'repeated'; answer: Answer } | { type: 'conflict' } | Refusal;

export interface Submission {
  /** UUID version 7. */
  id: string;
  kind: SubmissionKind;
  /** ISO 8601, UTC. */
  createdAt: string;
  locale: Locale;
  spam: boolean;
  payload: Record<string, unknown>;
  file: Required<StoredFile> | null;
}

export interface SubmissionFilter {
  /** Default: every kind that comes from a person, that is all but `gate`. */
  kind?: SubmissionKind;
  /** ISO 8601, UTC: only what came then or later. */
  since?: string;
  /** Only marked ones, or only others. Default: both. */
  spam?: boolean;
  /** Default: no limit. */
  limit?: number;
}
