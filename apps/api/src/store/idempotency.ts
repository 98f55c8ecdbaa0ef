import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { Answer, Idempotency, Outcome } from './submission.ts';
import type { Tables } from './tables.ts';

/** A key that a submission asks for. */
export interface KeyClaim extends Idempotency {
  answer: Answer;
  /** `null` for a key that outlives its submission. */
  submissionId: string | null;
}

/** Takes the keys that are free; returns the ids of the submissions that hold theirs now. */
export async function claimKeys(
  engine: Engine,
  db: Kysely<Tables>,
  claims: readonly KeyClaim[],
  createdAt: string,
): Promise<Set<string>> {
  // In one order everywhere, so that two processes that want the same keys do not wait for each other.
  const ordered = claims.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const rows = ordered.map(({ endpoint, key, bodyHash, answer, submissionId }) => ({
    endpoint,
    key,
    body_hash: bodyHash,
    status: answer.status,
    response: answer.body,
    created_at: createdAt,
    submission_id: submissionId,
  }));
  const holders = await engine.insert(db, 'idempotency_keys', rows, { returning: 'submission_id' });
  return new Set(holders as string[]);
}

const nameOf = ({ endpoint, key }: Idempotency) => `${endpoint} ${key}`;

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
