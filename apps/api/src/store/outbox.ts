import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { emailKey, uuidV7, type OutboxTable, type Tables } from './tables.ts';
import { readTimestamp, setTimestamp } from './timestamps.ts';

/** Message to send after a submission is stored. */
export interface NewMessage {
  channel: OutboxTable['channel'];
  purpose: OutboxTable['purpose'];
  /** Data for its template. `to` is a person's address, by which `eraseByEmail` finds it. */
  payload: object;
  /** Reason for not sending it, shown by the `show` command. Default: none. */
  held?: HoldReason;
  /** Whether it waits for a digest instead of being sent on its own. */
  waits?: boolean;
}

/**
 * Reason for not sending a confirmation: the submission looks like spam, the address needs quoting (in data of earlier versions),
 * or the daily limit of the address or the overall limit is reached.
 */
export type HoldReason = 'spam' | 'address' | 'limit of this address' | 'limit of all';

/** Payload of a digest. The submissions are read when it is sent. */
export interface DigestPayload {
  /** Ids of submissions. */
  submissions: readonly string[];
}

/** State of a message, without its payload. */
export interface StoredMessage {
  /** UUID version 7; also the message id of a mail. */
  id: string;
  channel: NewMessage['channel'];
  purpose: NewMessage['purpose'];
  /** `null` for a message that isn't about a submission, or about several. */
  submissionId: string | null;
  /** `waiting`: for the next digest. */
  state: OutboxTable['state'];
  /** Id of the digest that lists it. Omitted for a message that is sent on its own. */
  digest?: string;
  /** Number of attempts. */
  attempts: number;
  /** Time of the next attempt, while it is pending. ISO 8601, UTC. */
  dueAt: string;
  createdAt: string;
  /** Reason for the last failure, such as the mail server's reply code. */
  error: string | null;
}

/** A message about a withdrawn submission. */
export type EarlierMessage = Pick<StoredMessage, 'channel' | 'purpose' | 'state'>;

export interface MessageFilter {
  id?: string;
  submissionId?: string;
  state?: StoredMessage['state'];
}

/** Message claimed by a worker, until its lease ends. `attempts` counts this attempt. */
export interface ClaimedMessage extends Omit<StoredMessage, 'state' | 'digest' | 'dueAt' | 'error'> {
  payload: Record<string, unknown>;
}

export type MessageResult =
  | { state: 'sent' }
  /** `at`: time of the next attempt, in milliseconds. */
  | { state: 'retry'; at: number; error: string }
  /** Given up. */
  | { state: 'dead'; error: string };

/**
 * Maximum delay of a message, in milliseconds. A longer one was written while the clock was wrong, so the message is claimed at
 * once.
 */
export const LONGEST_WAIT = 24 * 60 * 60_000;

/** States of unsent messages. */
export const UNSENT: readonly StoredMessage['state'][] = ['pending', 'waiting'];

/** Returns the path in `DATA_DIR` of a mail that is written to a file, when there is no mail server. */
export const messageFile = (id: string) => `outbox/${id}.eml`;

/** Queues messages. `submissionId` is `null` unless they are about a single submission. */
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

/**
 * Claims due messages. A claim sets the time of the row to the end of the lease, so that the message is due again if its worker
 * dies.
 */
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
      .returning(['id', 'channel', 'purpose', 'attempts', 'payload'])
      .returning(['submission_id as submissionId', 'created_at as createdAt'])
      .execute(),
  );
  return rows.map(({ payload, ...message }) => ({
    ...message,
    payload: JSON.parse(payload ?? '{}') as Record<string, unknown>,
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

/** Returns the id of the digest that lists a message. */
export function digestOf({ state, payload }: Pick<OutboxTable, 'state' | 'payload'>): string | undefined {
  if (state !== 'sent' || payload === null) return undefined;
  return (JSON.parse(payload) as { digest?: string }).digest;
}

/**
 * Creates a digest of the waiting messages, in one transaction, so that none is lost or listed twice. The first call only stores
 * the time, as does one that finds a stored time in the future: otherwise the next digest would be delayed until then.
 */
export function collectDigest(
  engine: Engine,
  isDue: (last: number) => boolean,
  now: number,
): Promise<boolean> {
  return engine.write(async (db) => {
    await engine.lock(db, 'digest');
    const last = await readTimestamp(db, 'digest');
    const isKnown = last !== undefined && last <= now;
    if (isKnown && !isDue(last)) return false;
    await setTimestamp(db, 'digest', now);
    if (!isKnown) return false;
    const id = uuidV7(now);
    const rows = await db
      .updateTable('outbox')
      .set({ state: 'sent', payload: JSON.stringify({ digest: id }) })
      .where('state', '=', 'waiting')
      .returning('submission_id')
      .execute();
    if (rows.length === 0) return false;
    const submissions = rows.flatMap(({ submission_id }) => submission_id ?? []).sort();
    const payload: DigestPayload = { submissions };
    await insertMessages(db, [{ id, channel: 'mail', purpose: 'digest', payload }], null, now);
    return true;
  });
}
