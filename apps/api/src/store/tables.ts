import type { NewMessage } from './message.ts';
import type { SubmissionKind } from './submission-kind.ts';

/**
 * What the migrations have made: a table stays here for as long as no migration drops it, whatever uses it.
 * Times are text in ISO 8601, in UTC with milliseconds, so that text order is time order on every engine.
 */
export interface Tables {
  submissions: SubmissionsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  event_codes: EventCodesTable;
  gate_counts: GateCountsTable;
  article_views: ArticleViewsTable;
  marks: TimestampsTable;
}

export interface SubmissionsTable {
  /** UUID version 7. */
  id: string;
  kind: SubmissionKind;
  created_at: string;
  locale: string;
  /** Of the sender, as `emailKey` makes it. */
  email: string | null;
  /** Where the `unique` rule applies. */
  role: string | null;
  /** JSON text of the checked values: JSON escapes the characters that PostgreSQL refuses. */
  payload: string;
  /** 1: looks like a program's. */
  spam: number;
  /** SHA-256, hexadecimal. */
  withdraw_hash: string | null;
  /** JSON text of a `StoredFile`. */
  file: string | null;
}

export interface IdempotencyKeysTable {
  endpoint: string;
  key: string;
  /** SHA-256, hexadecimal. */
  body_hash: string;
  status: number;
  /** JSON text of the answer. */
  response: string | null;
  created_at: string;
  /** `null` in rows of the first version, and of withdrawals. */
  submission_id: string | null;
}

export interface OutboxTable {
  /** UUID version 7. */
  id: string;
  submission_id: string | null;
  channel: NewMessage['channel'];
  purpose: NewMessage['purpose'];
  /** JSON text; `null` once sent. What was told by a digest keeps `{"digest": id}`. */
  payload: string | null;
  /** To whom, as `emailKey` makes it; `null` once sent. */
  recipient: string | null;
  /** `held`: it was never to be sent, and `error` says why. `waiting`: for the next digest. */
  state: 'pending' | 'waiting' | 'sent' | 'dead' | 'held';
  /** When it is to be tried, or when the lease of the one who tries it ends. */
  due_at: string;
  attempts: number;
  created_at: string;
  /** Why the last attempt failed. */
  error: string | null;
}

export interface EventCodesTable {
  code: string;
  created_at: string;
  used_at: string | null;
  submission_id: string | null;
}

/** What stays of the gate's rows. */
export interface GateCountsTable {
  /** Such as `2026-11`. */
  month: string;
  language: string;
  region: string;
  /** Such as `25-34`. */
  age_group: string;
  visits: number;
}

export interface ArticleViewsTable {
  article_id: number;
  views: number;
}

/** Instants to remember. The table was named `marks` once, and tables keep their names. */
export interface TimestampsTable {
  name: 'purge_clock' | 'purged' | 'digest' | `ready-${string}`;
  at: string;
}
