import type { Kysely } from 'kysely';
import { columnText, emailKey } from './column-text.ts';
import type { Engine } from './engine.ts';
import { claimKey, recallAnswer } from './idempotency.ts';
import { insertMessages } from './outbox.ts';
import { UNIQUE_WINDOW, type NewSubmission, type Outcome, type Refusal } from './submission.ts';
import type { Tables } from './tables.ts';
import { uuidV7 } from './uuid.ts';

/** Thrown to undo the transaction, so that a refused submission holds neither its key nor anything else. */
class Refused extends Error {
  readonly refusal: Refusal;
  /** Of the submission that is there already. */
  readonly earlierId: string | undefined;

  constructor(refusal: Refusal, earlierId?: string) {
    super(refusal.type);
    this.refusal = refusal;
    this.earlierId = earlierId;
  }
}

/** Stores a submission and all that belongs to it in one transaction, once. */
export async function submit(engine: Engine, submission: NewSubmission, now: number): Promise<Outcome> {
  try {
    return await engine.write((db) => insertSubmission(engine, db, submission, now));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { refusal, earlierId } = error;
    const messages = submission.ifRefused ?? [];
    if (earlierId !== undefined && messages.length > 0) {
      await engine.write((db) => insertMessages(db, messages, earlierId, now));
    }
    return refusal;
  }
}

async function insertSubmission(
  engine: Engine,
  db: Kysely<Tables>,
  submission: NewSubmission,
  now: number,
): Promise<Outcome> {
  const { kind, locale, payload, spam, uniqueFor, idempotency, answer, file } = submission;
  const id = uuidV7(now);
  const createdAt = new Date(now).toISOString();
  if (idempotency && !(await claimKey(db, { ...idempotency, answer, submissionId: id }, createdAt))) {
    const earlier = await recallAnswer(db, idempotency);
    // Without an answer, who held the key was erased at this very moment.
    return earlier ?? insertSubmission(engine, db, submission, now);
  }
  if (uniqueFor) await refuseSecond(engine, db, kind, uniqueFor, now);
  const errors = await submission.claim?.(db, { id, createdAt });
  if (errors) throw new Refused({ type: 'refused', errors });
  await db
    .insertInto('submissions')
    .values({
      id,
      kind,
      created_at: createdAt,
      locale,
      email: emailKey(payload),
      role: uniqueFor ? columnText(uniqueFor.role) : null,
      payload: JSON.stringify(payload),
      spam: spam ? 1 : 0,
      withdraw_hash: submission.withdrawTokenHash ?? null,
      file: file ? JSON.stringify(file) : null,
    })
    .execute();
  await insertMessages(db, submission.outbox, id, now);
  return { type: 'stored', answer };
}

/** The `unique` rule. A marked submission counts for nobody, or a program could keep a person from applying. */
async function refuseSecond(
  engine: Engine,
  db: Kysely<Tables>,
  kind: NewSubmission['kind'],
  uniqueFor: NonNullable<NewSubmission['uniqueFor']>,
  now: number,
): Promise<void> {
  const email = emailKey(uniqueFor);
  await engine.lock(db, JSON.stringify([kind, email, uniqueFor.role]));
  const earlier = await db
    .selectFrom('submissions')
    .select('id')
    .where('email', '=', email)
    .where('role', '=', columnText(uniqueFor.role))
    .where('kind', '=', kind)
    .where('spam', '=', 0)
    .where('created_at', '>', new Date(now - UNIQUE_WINDOW).toISOString())
    .limit(1)
    .executeTakeFirst();
  if (earlier && !uniqueFor.silent) throw new Refused({ type: 'duplicate' }, earlier.id);
}
