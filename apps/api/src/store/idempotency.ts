import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Response to the client. */
export interface Answer {
  status: number;
  /** JSON text, or `null` for an empty body. */
  body: string | null;
}

/** Identifies a request of a client, so that a retry isn't stored twice. */
export interface Idempotency {
  endpoint: string;
  /** Key from the client: printable ASCII. */
  key: string;
  /** SHA-256 of the body. The same key with another body is a conflict. */
  bodyHash: string;
}

/** Earlier response for a key. `conflict` if the earlier body was different. */
export type Earlier = { type: 'repeated'; answer: Answer } | { type: 'conflict' };

/** Key claimed by a submission. */
export interface KeyClaim extends Idempotency {
  answer: Answer;
  /** `null` for a key that must survive its submission, as for a withdrawal. */
  submissionId: string | null;
}

/** Claims a key. Returns whether it was free. A concurrent request with the same key waits until the first transaction ends. */
export async function claimKey(
  db: Kysely<Tables>,
  { endpoint, key, bodyHash, answer, submissionId }: KeyClaim,
  createdAt: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({
      endpoint,
      key,
      body_hash: bodyHash,
      status: answer.status,
      response: answer.body,
      created_at: createdAt,
      submission_id: submissionId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the earlier response for the key; `undefined` if the key is free. */
export async function findStoredResponse(
  db: Kysely<Tables>,
  { endpoint, key, bodyHash }: Idempotency,
): Promise<Earlier | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'response'])
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.body_hash !== bodyHash) return { type: 'conflict' };
  return { type: 'repeated', answer: { status: row.status, body: row.response } };
}
