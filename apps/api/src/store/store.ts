import type { Locale } from '@fatal/contracts';

export const SUBMISSION_KINDS = ['application', 'general-application', 'contact', 'gate'] as const;

/** What was sent in: three forms that people fill in, and the gate's anonymous numbers. */
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** What the client was, or will be, answered. */
export interface Answer {
  status: number;
  /** JSON text, or `null` for no body. */
  body: string | null;
}

/** Names one attempt of one client, so that repeating it stores nothing twice. */
export interface Idempotency {
  endpoint: string;
  /** As the client chose it. */
  key: string;
  /** SHA-256 of the request's body: the same key with another body is a conflict. */
  bodyHash: string;
}

export interface NewSubmission {
  kind: SubmissionKind;
  /** The checked values, and nothing else that the client sent. */
  payload: object;
  /** Language of the answer that the sender got. */
  locale: Locale;
  /** Refuses a second one of this kind for the same e-mail (in any case) and role within {@link UNIQUE_WINDOW}. */
  uniqueFor?: { email: string; role: string };
  idempotency?: Idempotency;
  /** What to answer once stored; kept for repetitions under the same key. */
  answer: Answer;
}

/** How long the same e-mail may not apply for the same role again, in milliseconds: 30 days. */
export const UNIQUE_WINDOW = 30 * 24 * 60 * 60_000;

/** `stored` and `repeated` carry the answer to give; for `conflict` and `duplicate` nothing was stored. */
export type Outcome =
  { type: 'stored' | 'repeated'; answer: Answer } | { type: 'conflict' } | { type: 'duplicate' };

export interface Submission {
  /** UUID version 7. */
  id: string;
  kind: SubmissionKind;
  /** ISO 8601, UTC. */
  createdAt: string;
  locale: string;
  payload: Record<string, unknown>;
}

export interface SubmissionFilter {
  /** Default: every kind that comes from a person, that is all but `gate`. */
  kind?: SubmissionKind;
  /** Default: no limit. */
  limit?: number;
}

/**
 * All that the running product keeps. Whatever a method of writing promises is on disk when its promise resolves.
 * Every method rejects with {@link StoreError} when the database does not answer.
 */
export interface Store {
  /** What a request with this key was answered, if it was; `conflict` if that one had another body. */
  recall(idempotency: Idempotency): Promise<Outcome | undefined>;
  submit(submission: NewSubmission): Promise<Outcome>;
  /** Newest first. */
  listSubmissions(filter?: SubmissionFilter): Promise<Submission[]>;
  /** Adds one view and returns the new count. */
  incrementViews(articleId: number): Promise<number>;
  /** Views by article; an article without any is missing. */
  viewsByArticle(): Promise<Map<number, number>>;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  /** Waits for writes under way and frees the data for another process. */
  close(): Promise<void>;
}

/** The database failed. The `cause` says how; neither belongs in an answer. */
export class StoreError extends Error {
  override name = 'StoreError';
}
