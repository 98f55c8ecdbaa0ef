import type { SubmissionKind } from './store.ts';

export interface Tables {
  submissions: SubmissionsTable;
  idempotency_keys: IdempotencyKeysTable;
  article_views: ArticleViewsTable;
}

export interface SubmissionsTable {
  /** UUID version 7. */
  id: string;
  kind: SubmissionKind;
  /** ISO 8601 in UTC with milliseconds, so that text order is time order. */
  created_at: string;
  locale: string;
  /** Lower case, where the `unique` rule applies. */
  email: string | null;
  role: string | null;
  /** JSON text of the checked values. */
  payload: string;
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
}

export interface ArticleViewsTable {
  article_id: number;
  views: number;
}
