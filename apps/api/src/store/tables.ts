import { randomUUID } from 'node:crypto';
import { bareAddress, FORMS, type FormName } from '@fatal/contracts';

/** What was sent in: a form that people fill in, or the gate's anonymous numbers. */
export type SubmissionKind = FormName | 'gate';

export const SUBMISSION_KINDS: readonly SubmissionKind[] = [...(Object.keys(FORMS) as FormName[]), 'gate'];

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
  /** As {@link uuidV7} makes it. */
  id: string;
  kind: SubmissionKind;
  created_at: string;
  locale: string;
  /** Of the sender, as {@link emailKey} makes it. */
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
  channel: 'mail' | 'webhook';
  purpose: 'notice' | 'confirmation' | 'repeated' | 'withdrawn' | 'withdrawn-notice' | 'digest';
  /** JSON text; `null` once sent. What was told by a digest keeps `{"digest": id}`. */
  payload: string | null;
  /** To whom, as {@link emailKey} makes it; `null` once sent. */
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

/** A UUID of version 7 (RFC 9562): begins with `now` (milliseconds), so that later ones sort behind. */
export function uuidV7(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // The random part of a version 4, of which Node keeps many in stock.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/**
 * Text as it may stand in a column of its own on every engine: PostgreSQL takes neither NUL nor half a surrogate pair.
 * Payloads need none of this, they are JSON text.
 */
export function columnText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/** One spelling of the e-mail address of a payload, or `null`: the same person may write it in another case, or copy more with it. */
export function emailKey({ email }: { email?: unknown }): string | null {
  return typeof email === 'string' ? columnText(bareAddress(email).toLowerCase()) : null;
}
