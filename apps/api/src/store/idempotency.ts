import type { Kysely } from 'kysely';
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

/** What was answered to the request that holds a key; `conflict`: it was about something else. */
export type Earlier = { type: 'repeated'; answer: Answer } | { type: 'conflict' };

/** A key that a submission asks for. */
export interface KeyClaim extends Idempotency {
  answer: Answer;
  /** `null` for a key that outlives its submission. */
  submissionId: string | null;
}

/** Takes a key, and says whether it was free. A second request with it waits until the transaction of the first ends. */
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

/** What the request that holds the key was answered; `undefined` when the key is free. */
export async function recallAnswer(
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
