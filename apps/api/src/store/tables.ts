import { randomUUID } from 'node:crypto';
import { bareAddress, FORMS, type FormName } from '@fatal/contracts';

/** Kinds of submissions: the forms that people fill in, and the anonymous data of the gate. */
export type SubmissionKind = FormName | 'gate';

export const SUBMISSION_KINDS: readonly SubmissionKind[] = [...(Object.keys(FORMS) as FormName[]), 'gate'];

/**
 * Tables of the migrations. A table stays listed until a migration drops it, even if it is unused. Times are text in ISO 8601, in
 * UTC with milliseconds, so that they sort by time on every engine.
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
  /** Id made by {@link uuidV7}. */
  id: string;
  kind: SubmissionKind;
  created_at: string;
  locale: string;
  /** Address of the sender, normalised by {@link emailKey}. */
  email: string | null;
  /** Position or role, if the `unique` rule applies. */
  role: string | null;
  /** JSON text of the validated values. JSON escapes the characters that PostgreSQL rejects. */
  payload: string;
  /** 1: looks like spam. */
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
  /** JSON text of the response body. */
  response: string | null;
  created_at: string;
  /** `null` in rows of the first version, and of withdrawals. */
  submission_id: string | null;
}

export interface OutboxTable {
  /** UUID version 7. */
  id: string;
  submission_id: string | null;
  channel: 'mail' | 'webhook';
  purpose: 'notice' | 'confirmation' | 'repeated' | 'withdrawn' | 'withdrawn-notice' | 'digest';
  /** JSON text; `null` once sent. A message listed by a digest keeps `{"digest": id}`. */
  payload: string | null;
  /** Address of the recipient, normalised by {@link emailKey}; `null` once sent. */
  recipient: string | null;
  /** `held`: won't be sent, with the reason in `error`. `waiting`: for the next digest. */
  state: 'pending' | 'waiting' | 'sent' | 'dead' | 'held';
  /** Time of the next attempt, or the end of the lease during one. */
  due_at: string;
  attempts: number;
  created_at: string;
  /** Reason for the last failure. */
  error: string | null;
}

export interface EventCodesTable {
  code: string;
  created_at: string;
  used_at: string | null;
  submission_id: string | null;
}

/** Monthly counts of gate visits, which are kept after the rows are purged. */
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

/** Stored timestamps. The table is still named `marks`, because tables are never renamed. */
export interface TimestampsTable {
  name: 'purge_clock' | 'purged' | 'digest' | `ready-${string}`;
  at: string;
}

/** Creates a UUID version 7 (RFC 9562). It begins with `now` (milliseconds), so that ids sort by time. */
export function uuidV7(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // Node caches random bytes for version 4, so the random part is taken from one.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/**
 * Replaces characters that an engine can't store in a text column: PostgreSQL rejects NUL and lone surrogates. Payloads don't
 * need it, because they are JSON text.
 */
export function columnText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/**
 * Normalises the e-mail address of a payload; `null` if it has none. The same person may type it with different case, or paste
 * extra characters with it.
 */
export function emailKey({ email }: { email?: unknown }): string | null {
  return typeof email === 'string' ? columnText(bareAddress(email).toLowerCase()) : null;
}
