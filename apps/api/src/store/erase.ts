import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Engine } from './engine.ts';
import { addGateCounts } from './gate-counts.ts';
import { claimKey, findStoredResponse, type Idempotency } from './idempotency.ts';
import {
  digestOf,
  insertMessages,
  messageFile,
  UNSENT,
  type EarlierMessage,
  type NewMessage,
} from './outbox.ts';
import { toSubmission, type StoredFile, type Submission } from './submissions.ts';
import { emailKey, SUBMISSION_KINDS, type OutboxTable, type SubmissionKind, type Tables } from './tables.ts';

/** Counts of deleted data, or of data that a `dryRun` would delete. */
export interface Erased {
  submissions: Record<SubmissionKind, number>;
  /** Messages deleted before they were sent. */
  unsentMessages: number;
  /** Paths of its files in `DATA_DIR`, which the caller deletes. */
  files: string[];
}

/** Data kept about a withdrawn submission. */
export type WithdrawnSubmission = Pick<Submission, 'kind' | 'locale'>;

export interface Withdrawn {
  submission: WithdrawnSubmission;
  /** Paths of its files in `DATA_DIR`, which the caller deletes. */
  files: string[];
}

/** Maximum number of rows deleted in one transaction, so that requests don't have to wait long. */
export const BATCH = 200;

export type Condition = (eb: ExpressionBuilder<Tables, 'submissions'>) => Expression<SqlBool>;

export const nothingErased = (): Erased => ({
  submissions: Object.fromEntries(SUBMISSION_KINDS.map((kind) => [kind, 0])) as Record<
    SubmissionKind,
    number
  >,
  unsentMessages: 0,
  files: [],
});

/** Deletes all submissions that meet the condition, in batches, and adds the counts to `erased`. */
export async function deleteSubmissions(engine: Engine, condition: Condition, erased: Erased): Promise<void> {
  for (;;) {
    const { rows, messages } = await engine.write((db) => deleteBatch(db, condition));
    for (const { kind } of rows) erased.submissions[kind] += 1;
    erased.files.push(...filesOf(rows));
    addMessages(erased, messages);
    if (rows.length === 0) return;
  }
}

/** Deletes up to {@link BATCH} submissions with their keys and messages. Their codes stay used. */
export async function deleteBatch(db: Kysely<Tables>, condition: Condition) {
  const rows = await db
    .deleteFrom('submissions')
    .where('id', 'in', (eb) => eb.selectFrom('submissions').select('id').where(condition).limit(BATCH))
    .returningAll()
    .execute();
  if (rows.length === 0) return { rows, messages: [] };
  await addGateCounts(
    db,
    rows.filter(({ kind }) => kind === 'gate'),
  );
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('idempotency_keys').where('submission_id', 'in', ids).execute();
  await db
    .updateTable('event_codes')
    .set({ submission_id: null })
    .where('submission_id', 'in', ids)
    .execute();
  const messages = await db
    .deleteFrom('outbox')
    .where('submission_id', 'in', ids)
    .returning(['id', 'channel', 'purpose', 'state', 'payload'])
    .execute();
  return { rows, messages };
}

type MessageRow = Pick<OutboxTable, 'id' | 'channel' | 'state' | 'payload'>;

export function addMessages(erased: Erased, messages: readonly MessageRow[]): void {
  erased.unsentMessages += messages.filter(({ state }) => UNSENT.includes(state)).length;
  erased.files.push(...messageFiles(messages));
}

/** Returns the paths of mails kept as files. A digest's file is deleted with the first of its submissions. */
export function messageFiles(messages: readonly MessageRow[]): string[] {
  const mails = messages.filter(({ channel }) => channel === 'mail');
  return [...new Set(mails.map((mail) => messageFile(digestOf(mail) ?? mail.id)))];
}

/** Returns the paths of uploaded files. */
export function filesOf(rows: readonly { file: string | null }[]): string[] {
  return rows.flatMap(({ file }) => (file === null ? [] : (JSON.parse(file) as StoredFile).path));
}

/** Returns the paths of all files that the database references. */
export async function selectFiles(db: Kysely<Tables>): Promise<Set<string>> {
  const submissions = await db
    .selectFrom('submissions')
    .select('file')
    .where('file', 'is not', null)
    .execute();
  const messages = await db.selectFrom('outbox').select(['id', 'channel', 'state', 'payload']).execute();
  return new Set([...filesOf(submissions), ...messageFiles(messages)]);
}

/** Deletes the submission with this token. If two requests arrive at once, the second finds nothing. */
export async function withdraw(
  engine: Engine,
  hash: string,
  messagesAbout: (submission: Submission, earlier: readonly EarlierMessage[]) => readonly NewMessage[],
  now: number,
): Promise<Withdrawn | undefined> {
  const withdrawn = await engine.write(async (db) => {
    const { rows, messages } = await deleteBatch(db, (eb) => eb('withdraw_hash', '=', hash));
    const [row] = rows;
    if (!row) return undefined;
    const submission = toSubmission(row);
    await insertMessages(db, messagesAbout(submission, messages), null, now);
    const { kind, locale } = submission;
    const answer = { status: 200, body: JSON.stringify({ kind, locale } satisfies WithdrawnSubmission) };
    const claim = { ...withdrawalKey(hash), answer, submissionId: null };
    await claimKey(db, claim, new Date(now).toISOString());
    return { submission: { kind, locale }, files: [...filesOf(rows), ...messageFiles(messages)] };
  });
  if (withdrawn) await engine.scrub();
  return withdrawn;
}

/** Returns the key of the record of a withdrawal: the hash of its token, kept as long as other idempotency keys. */
const withdrawalKey = (hash: string): Idempotency => ({ endpoint: '/withdraw', key: hash, bodyHash: '' });

export async function findWithdrawn(
  db: Kysely<Tables>,
  hash: string,
): Promise<WithdrawnSubmission | undefined> {
  const outcome = await findStoredResponse(db, withdrawalKey(hash));
  if (outcome?.type !== 'repeated' || outcome.answer.body === null) return undefined;
  return JSON.parse(outcome.answer.body) as WithdrawnSubmission;
}

/** Deletes all submissions from an address, and unsent messages to it. */
export async function eraseByEmail(engine: Engine, address: string): Promise<Erased> {
  const email = emailKey({ email: address });
  const erased = nothingErased();
  await deleteSubmissions(engine, (eb) => eb('email', '=', email), erased);
  const messages = await engine.write((db) =>
    db
      .deleteFrom('outbox')
      .where('recipient', '=', email)
      .returning(['id', 'channel', 'state', 'payload'])
      .execute(),
  );
  addMessages(erased, messages);
  await engine.scrub();
  return erased;
}

/** Counts the data that {@link eraseByEmail} would delete. */
export async function findByEmail(db: Kysely<Tables>, address: string): Promise<Erased> {
  const email = emailKey({ email: address });
  const erased = nothingErased();
  const rows = await db
    .selectFrom('submissions')
    .select(['kind', 'file'])
    .where('email', '=', email)
    .execute();
  for (const { kind } of rows) erased.submissions[kind] += 1;
  erased.files.push(...filesOf(rows));
  const messages = await db
    .selectFrom('outbox')
    .select(['id', 'channel', 'state', 'payload'])
    .where((eb) =>
      eb.or([
        eb('recipient', '=', email),
        eb('submission_id', 'in', eb.selectFrom('submissions').select('id').where('email', '=', email)),
      ]),
    )
    .execute();
  addMessages(erased, messages);
  return erased;
}
