import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Engine } from './engine.ts';
import { addGateCounts } from './gate-counts.ts';
import { UNSENT } from './message.ts';
import { digestOf, messageFile } from './outbox.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from './submission-kind.ts';
import type { StoredFile } from './submission.ts';
import type { OutboxTable, Tables } from './tables.ts';
import type { Erased } from './types.ts';

/** How many rows go in one transaction, so that no visitor waits long for theirs. */
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

/** Deletes all submissions that meet the condition, batch by batch, and adds what went to `erased`. */
export async function deleteSubmissions(engine: Engine, condition: Condition, erased: Erased): Promise<void> {
  for (;;) {
    const { rows, messages } = await engine.write((db) => deleteBatch(db, condition));
    for (const { kind } of rows) erased.submissions[kind] += 1;
    erased.files.push(...filesOf(rows));
    addMessages(erased, messages);
    if (rows.length === 0) return;
  }
}

/** Deletes up to {@link BATCH} submissions and all that is about them. A code that was used stays used. */
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

/** Where messages lie as files; that of a digest goes with the first of those whom it names. */
export function messageFiles(messages: readonly MessageRow[]): string[] {
  const mails = messages.filter(({ channel }) => channel === 'mail');
  return [...new Set(mails.map((mail) => messageFile(digestOf(mail) ?? mail.id)))];
}

/** The paths of stored files. */
export function filesOf(rows: readonly { file: string | null }[]): string[] {
  return rows.flatMap(({ file }) => (file === null ? [] : (JSON.parse(file) as StoredFile).path));
}
