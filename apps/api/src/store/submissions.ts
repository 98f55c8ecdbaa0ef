import type { Locale } from '@fatal/contracts';
import type { Kysely, Selectable } from 'kysely';
import type { SubmissionKind, SubmissionsTable, Tables } from './tables.ts';

/** Uploaded file of a submission, stored in the data folder. */
export interface StoredFile {
  /** Name chosen by the sender. */
  name: string;
  /** Media type, detected from the content. */
  type: string;
  /** In bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** Relative to `DATA_DIR`, with `/` between folders. */
  path: string;
  /** Result of the scan. Earlier versions left it out for `not scanned`. */
  scan?: ScanResult;
}

/** Result of the operator's scanner: clean, flagged, or not run. */
export type ScanResult = 'clean' | 'flagged' | 'not scanned';

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
  /** Default: every kind but `gate`. */
  kind?: SubmissionKind;
  /** ISO 8601, UTC: only submissions received then or later. */
  since?: string;
  /** Only submissions marked as spam, or only others. Default: both. */
  spam?: boolean;
  /** Default: no limit. */
  limit?: number;
}

/** Rows that an export reads at a time. */
const PAGE = 500;

export async function selectSubmission(
  db: Kysely<Tables>,
  by: { id: string } | { withdraw_hash: string },
): Promise<Submission | undefined> {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['withdraw_hash', by.withdraw_hash] as const);
  const row = await db.selectFrom('submissions').selectAll().where(column, '=', value).executeTakeFirst();
  return row && toSubmission(row);
}

/** Returns submissions, oldest first, as many as one statement allows. */
export async function selectSubmissionsById(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Submission[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return rows.map(toSubmission);
}

/** Newest first. */
export async function selectSubmissions(db: Kysely<Tables>, filter: SubmissionFilter): Promise<Submission[]> {
  let query = matching(db, filter).orderBy('id', 'desc');
  if (filter.limit !== undefined) query = query.limit(filter.limit);
  return (await query.execute()).map(toSubmission);
}

/**
 * Returns submissions, oldest first. Each page starts after the last row of the previous one, so new submissions don't shift
 * pages.
 */
export async function* exportSubmissions(
  db: Kysely<Tables>,
  filter: SubmissionFilter,
): AsyncGenerator<Submission> {
  let last = '';
  let left = filter.limit ?? Infinity;
  while (left > 0) {
    const rows = await matching(db, filter)
      .where('id', '>', last)
      .orderBy('id')
      .limit(Math.min(PAGE, left))
      .execute();
    for (const row of rows) yield toSubmission(row);
    last = rows.at(-1)?.id ?? '';
    left -= rows.length;
    if (rows.length < PAGE) return;
  }
}

/** Ids begin with the time of arrival, so they sort by time. */
function matching(db: Kysely<Tables>, { kind, since, spam }: SubmissionFilter) {
  let query = db.selectFrom('submissions').selectAll();
  query = kind === undefined ? query.where('kind', '<>', 'gate') : query.where('kind', '=', kind);
  if (since !== undefined) query = query.where('created_at', '>=', since);
  if (spam !== undefined) query = query.where('spam', '=', spam ? 1 : 0);
  return query;
}

export function toSubmission(row: Selectable<SubmissionsTable>): Submission {
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    locale: row.locale as Locale,
    spam: row.spam === 1,
    payload: JSON.parse(row.payload) as Record<string, unknown>,
    file: row.file === null ? null : toFile(JSON.parse(row.file) as StoredFile),
  };
}

const toFile = (file: StoredFile): Submission['file'] => ({ ...file, scan: file.scan ?? 'not scanned' });
