import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { emailKey, uuidV7, type OutboxTable, type Tables } from './tables.ts';
import { readTimestamp, setTimestamp } from './timestamps.ts';

/** Something to send after a submission is stored. */
export interface NewMessage {
  channel: OutboxTable['channel'];
  purpose: OutboxTable['purpose'];
  /** Facts to write it from. `to`, if any, is a person's address that `eraseByEmail` finds. */
  payload: object;
  /** Reason why it is not sent, for `show`. Default: it is sent. */
  held?: HoldReason;
  /** It is not sent by itself, but told with others in a digest. */
  waits?: boolean;
}

/**
 * Reason why a confirmation is not sent: its submission looks like a program's, its address needs quoting (in data of earlier
 * versions), or there were as many that day as one address gets, or as all get.
 */
export type HoldReason = 'spam' | 'address' | 'limit of this address' | 'limit of all';

/** Payload of a digest. The answers are read from the submissions when it is sent. */
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
  /** `null`: it is about none, or about several. */
  submissionId: string | null;
  /** `waiting`: for the next digest. */
  state: OutboxTable['state'];
  /** Id of the digest that told it. Left out for a message that is sent by itself. */
  digest?: string;
  /** Number of attempts. */
  attempts: number;
  /** Time of the next attempt, while it is pending. ISO 8601, UTC. */
  dueAt: string;
  createdAt: string;
  /** Reason of the last failure, such as the code that the mail server answered. */
  error: string | null;
}

/** A message about a submission that is withdrawn. */
export type EarlierMessage = Pick<StoredMessage, 'channel' | 'purpose' | 'state'>;

export interface MessageFilter {
  id?: string;
  submissionId?: string;
  state?: StoredMessage['state'];
}

/** A message that a worker holds for the time of its lease. `attempts` counts this one. */
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
 * No message plans further ahead than this, in milliseconds. One that does was written while the clock was wrong, and
 * is taken at once.
 */
export const LONGEST_WAIT = 24 * 60 * 60_000;

/** States of messages that are still to be sent. */
export const UNSENT: readonly StoredMessage['state'][] = ['pending', 'waiting'];

/** The file of a message when there is no mail server: a path in `DATA_DIR`. */
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

/** The digest that told a message. */
export function digestOf({ state, payload }: Pick<OutboxTable, 'state' | 'payload'>): string | undefined {
  if (state !== 'sent' || payload === null) return undefined;
  return (JSON.parse(payload) as { digest?: string }).digest;
}

/**
 * One transaction takes what waits and writes the digest, so that nothing is told twice or never. The first look only
 * begins to count, and so does one after a clock that was ahead, which would put off the next digest for long.
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
