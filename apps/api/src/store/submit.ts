import type { FieldErrors, Locale } from '@fatal/contracts';
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { claimKey, recallAnswer, type Answer, type Earlier, type Idempotency } from './idempotency.ts';
import { insertMessages, type NewMessage } from './outbox.ts';
import type { StoredFile } from './submissions.ts';
import { columnText, emailKey, uuidV7, type SubmissionKind, type Tables } from './tables.ts';

export interface NewSubmission {
  kind: SubmissionKind;
  /** The checked values, and nothing else that the client sent. Its `email`, if any, is what `eraseByEmail` finds. */
  payload: object;
  /** Language of the answer that the sender got. */
  locale: Locale;
  /** Looks like a program's. It is kept all the same. */
  spam: boolean;
  /**
   * Refuses a second one of this kind for the same e-mail (in any case) and role within {@link UNIQUE_WINDOW}. `silent`: it
   * is looked for all the same, and stored whatever was found, so that neither answer nor time tells of it.
   */
  uniqueFor?: { email: string; role: string; silent?: boolean };
  idempotency?: Idempotency;
  /** What to answer once stored; kept for repetitions under the same key. */
  answer: Answer;
  /** SHA-256, hexadecimal, of the random token that lets the sender withdraw it. */
  withdrawTokenHash?: string;
  /** A rule of one feature's own. */
  claim?: Claim;
  /** Must be on disk before it is submitted. */
  file?: StoredFile;
  /** What is to be sent because of it: written in the same transaction. */
  outbox: readonly NewMessage[];
  /** What is to be sent about the earlier one when `uniqueFor` refuses this. Default: nothing. */
  ifRefused?: readonly NewMessage[];
}

/** How long the same e-mail may not apply for the same role again, in milliseconds: 30 days. */
export const UNIQUE_WINDOW = 30 * 24 * 60 * 60_000;

/**
 * Runs in the transaction that stores a submission, so that what it writes stays with that or goes with it; it may run
 * more than once. Returns the errors of one that it refuses.
 */
export type Claim = (
  db: Kysely<Tables>,
  submission: { id: string; createdAt: string },
) => Promise<FieldErrors | undefined>;

/** A submission that was not stored, and why; nothing of it stays, its key neither. */
export type Refusal = { type: 'duplicate' } | { type: 'refused'; errors: FieldErrors };

/** `stored` and `repeated` carry the answer to give; otherwise nothing was stored. */
export type Outcome = { type: 'stored'; answer: Answer } | Earlier | Refusal;

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
