import type { Kysely } from 'kysely';
import type { Answer, Idempotency, Outcome } from './store.ts';
import type { Tables } from './tables.ts';

/** Takes the key for this request. `false`: an earlier request holds it. */
export async function claimKey(
  db: Kysely<Tables>,
  { endpoint, key, bodyHash }: Idempotency,
  answer: Answer,
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** What the request that holds the key was answered; `undefined` when the key is free. */
export async function recallAnswer(
  db: Kysely<Tables>,
  { endpoint, key, bodyHash }: Idempotency,
): Promise<Outcome | undefined> {
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
