import type { Kysely } from 'kysely';
import { emailKey } from './column-text.ts';
import {
  addMessages,
  deleteBatch,
  deleteSubmissions,
  filesOf,
  messageFiles,
  nothingErased,
} from './deletion.ts';
import type { Engine } from './engine.ts';
import type { EarlierMessage, NewMessage } from './message.ts';
import { claimKey, recallAnswer } from './idempotency.ts';
import { insertMessages } from './outbox.ts';
import type { Idempotency, Submission } from './submission.ts';
import { toSubmission } from './submissions.ts';
import type { Tables } from './tables.ts';
import type { Erased, Withdrawn, WithdrawnSubmission } from './types.ts';

/** Deletes the submission whose token this is. Of two attempts at once one finds nothing. */
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

/** A withdrawal is repeated under the hash of its token, which is kept for as long as the keys of other attempts. */
const withdrawalKey = (hash: string): Idempotency => ({ endpoint: '/withdraw', key: hash, bodyHash: '' });

export async function findWithdrawn(
  db: Kysely<Tables>,
  hash: string,
): Promise<WithdrawnSubmission | undefined> {
  const outcome = await recallAnswer(db, withdrawalKey(hash));
  if (outcome?.type !== 'repeated' || outcome.answer.body === null) return undefined;
  return JSON.parse(outcome.answer.body) as WithdrawnSubmission;
}

/** Deletes all that came from an address, and what waits to be sent to it. */
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

/** What {@link eraseByEmail} would delete. */
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
