import type { Kysely } from 'kysely';
import { claimKey, recallAnswer } from './idempotency.ts';
import {
  UNIQUE_WINDOW,
  type NewSubmission,
  type Outcome,
  type Submission,
  type SubmissionFilter,
} from './store.ts';
import type { Tables } from './tables.ts';
import { uuidV7 } from './uuid.ts';

/** Thrown to undo the transaction, so that a refused submission does not hold its key. */
export class DuplicateSubmission extends Error {}

/** Stores a submission once; meant to run inside a transaction. Throws {@link DuplicateSubmission}. */
export async function insertSubmission(
  db: Kysely<Tables>,
  { kind, payload, locale, uniqueFor, idempotency, answer }: NewSubmission,
  now: number,
): Promise<Outcome> {
  const createdAt = new Date(now).toISOString();
  if (idempotency && !(await claimKey(db, idempotency, answer, createdAt))) {
    const earlier = await recallAnswer(db, idempotency);
    if (earlier) return earlier;
    throw new Error('The row that holds an idempotency key is gone.');
  }
  const email = uniqueFor?.email.toLowerCase() ?? null;
  const role = uniqueFor?.role ?? null;
  if (uniqueFor) {
    const earlier = await db
      .selectFrom('submissions')
      .select('id')
      .where('kind', '=', kind)
      .where('email', '=', email)
      .where('role', '=', role)
      .where('created_at', '>', new Date(now - UNIQUE_WINDOW).toISOString())
      .limit(1)
      .executeTakeFirst();
    if (earlier) throw new DuplicateSubmission();
  }
  await db
    .insertInto('submissions')
    .values({
      id: uuidV7(now),
      kind,
      created_at: createdAt,
      locale,
      email,
      role,
      payload: JSON.stringify(payload),
    })
    .execute();
  return { type: 'stored', answer };
}

/** Newest first. */
export async function selectSubmissions(
  db: Kysely<Tables>,
  { kind, limit }: SubmissionFilter,
): Promise<Submission[]> {
  let query = db.selectFrom('submissions').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  query = kind === undefined ? query.where('kind', '<>', 'gate') : query.where('kind', '=', kind);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    locale: row.locale,
    payload: JSON.parse(row.payload) as Record<string, unknown>,
  }));
}
