import type { Kysely } from 'kysely';
import { emailKey } from './column-text.ts';
import type { Engine } from './engine.ts';
import {
  LONGEST_WAIT,
  type ClaimedMessage,
  type MessageFilter,
  type MessageResult,
  type NewMessage,
  type StoredMessage,
} from './message.ts';
import type { OutboxTable, Tables } from './tables.ts';
import { uuidV7 } from './uuid.ts';

/** Where a message lies as a file when there is no mail server: a path in `DATA_DIR`. */
export const messageFile = (id: string) => `outbox/${id}.eml`;

/** Writes messages about a submission, or about none. */
export async function insertMessages(
  db: Kysely<Tables>,
  messages: readonly (NewMessage & { id?: string })[],
  submissionId: string | null,
  now: number,
): Promise<void> {
  if (messages.length === 0) return;
  const time = new Date(now).toISOString();
  const rows = messages.map(({ id = uuidV7(now), channel, purpose, payload, held, waits }) => ({
    id,
    submission_id: submissionId,
    channel,
    purpose,
    payload: JSON.stringify(payload),
    recipient: emailKey({ email: 'to' in payload ? payload.to : undefined }),
    state: held !== undefined ? ('held' as const) : waits ? ('waiting' as const) : ('pending' as const),
    due_at: time,
    attempts: 0,
    created_at: time,
    error: held ?? null,
  }));
  await db.insertInto('outbox').values(rows).execute();
}

/** A claim moves the row's time to the end of the lease, so that a row whose worker died comes back by itself. */
export async function claimMessages(
  engine: Engine,
  { limit, leaseMs }: { limit: number; leaseMs: number },
  now: number,
): Promise<ClaimedMessage[]> {
  const time = (offset: number) => new Date(now + offset).toISOString();
  const rows = await engine.write((db) =>
    db
      .with('due', (with_) =>
        with_
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'pending')
          .where((eb) => eb.or([eb('due_at', '<=', time(0)), eb('due_at', '>', time(LONGEST_WAIT))]))
          .orderBy('due_at')
          .limit(limit)
          .$if(engine.skipLocked, (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set((eb) => ({ due_at: time(leaseMs), attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
      .returningAll()
      .execute(),
  );
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    purpose: row.purpose,
    payload: JSON.parse(row.payload ?? '{}') as Record<string, unknown>,
    submissionId: row.submission_id,
    attempts: row.attempts,
    createdAt: row.created_at,
  }));
}

export async function settleMessage(
  db: Kysely<Tables>,
  { id, attempts }: Pick<ClaimedMessage, 'id' | 'attempts'>,
  result: MessageResult,
): Promise<void> {
  const update = db.updateTable('outbox').where('id', '=', id);
  if (result.state === 'sent') {
    await update.set({ state: 'sent', payload: null, recipient: null, error: null }).execute();
    return;
  }
  const held = update.where('attempts', '=', attempts).where('state', '=', 'pending');
  const { error } = result;
  if (result.state === 'dead') await held.set({ state: 'dead', error }).execute();
  else await held.set({ due_at: new Date(result.at).toISOString(), error }).execute();
}

export async function retryDeadMessages(db: Kysely<Tables>, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'pending', due_at: new Date(now).toISOString(), attempts: 0 })
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Oldest first. */
export async function selectMessages(
  db: Kysely<Tables>,
  { id, submissionId, state }: MessageFilter,
): Promise<StoredMessage[]> {
  let query = db.selectFrom('outbox').orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  if (submissionId !== undefined) query = query.where('submission_id', '=', submissionId);
  if (state !== undefined) query = query.where('state', '=', state);
  const rows = await query
    .select(['id', 'channel', 'purpose', 'state', 'attempts', 'error', 'payload'])
    .select(['submission_id as submissionId', 'due_at as dueAt', 'created_at as createdAt'])
    .execute();
  return rows.map(({ payload, ...message }) => {
    const digest = digestOf({ ...message, payload });
    return digest === undefined ? message : { ...message, digest };
  });
}

/** The digest that told a message. */
export function digestOf({ state, payload }: Pick<OutboxTable, 'state' | 'payload'>): string | undefined {
  if (state !== 'sent' || payload === null) return undefined;
  return (JSON.parse(payload) as { digest?: string }).digest;
}
