import type { FieldErrors, Locale } from '@fatal/contracts';
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { claimKey, findStoredResponse, type Answer, type Earlier, type Idempotency } from './idempotency.ts';
import { insertMessages, type NewMessage } from './outbox.ts';
import type { StoredFile } from './submissions.ts';
import { columnText, emailKey, uuidV7, type SubmissionKind, type Tables } from './tables.ts';

export interface NewSubmission {
  kind: SubmissionKind;
  /** Validated values, with no other data from the client. `eraseByEmail` finds them by `email`, if there is one. */
  payload: object;
  /** Language of the response. */
  locale: Locale;
  /** Whether it looks like spam. It is stored either way. */
  spam: boolean;
  /**
   * Rejects a second submission of this kind for the same e-mail (ignoring case) and role within {@link UNIQUE_WINDOW}. `silent`
   * runs the same query but stores the submission anyway, so that neither response nor timing reveals the earlier one.
   */
  uniqueFor?: { email: string; role: string; silent?: boolean };
  idempotency?: Idempotency;
  /** Response to a stored submission, repeated for retries with the same key. */
  answer: Answer;
  /** SHA-256, hexadecimal, of the random token for withdrawing it. */
  withdrawTokenHash?: string;
  /** Additional rule of this form. */
  claim?: Claim;
  /** Uploaded file. Must already be on disk. */
  file?: StoredFile;
  /** Messages about it, stored in the same transaction. */
  outbox: readonly NewMessage[];
  /** Messages about the earlier submission, if `uniqueFor` rejects this one. Default: none. */
  ifRefused?: readonly NewMessage[];
}

/** Time before the same e-mail may apply for the same role again, in milliseconds: 30 days. */
export const UNIQUE_WINDOW = 30 * 24 * 60 * 60_000;

/**
 * Rule that runs in the transaction of a submission, so that its writes are committed or rolled back with it. It may run more
 * than once. Returns errors to reject the submission.
 */
export type Claim = (
  db: Kysely<Tables>,
  submission: { id: string; createdAt: string },
) => Promise<FieldErrors | undefined>;

/** Reason why a submission was not stored. None of its data is kept, not even its key. */
export type Refusal = { type: 'duplicate' } | { type: 'refused'; errors: FieldErrors };

/** `stored` and `repeated` contain the response to send; otherwise nothing was stored. */
export type Outcome = { type: 'stored'; answer: Answer } | Earlier | Refusal;

/** Thrown to roll back the transaction, so that none of a rejected submission's data is kept, not even its key. */
class Refused extends Error {
  readonly refusal: Refusal;
  /** Id of the earlier submission. */
  readonly earlierId: string | undefined;

  constructor(refusal: Refusal, earlierId?: string) {
    super(refusal.type);
    this.refusal = refusal;
    this.earlierId = earlierId;
  }
}

/** Stores a submission with its key, messages and claim exactly once, in one transaction. */
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
    const earlier = await findStoredResponse(db, idempotency);
    // If there is no response, the submission that held the key was deleted in the meantime.
    return earlier ?? insertSubmission(engine, db, submission, now);
  }
  if (uniqueFor) await rejectDuplicate(engine, db, kind, uniqueFor, now);
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

/** Applies the `unique` rule. Ignores submissions marked as spam, because spam could otherwise keep a person from applying. */
async function rejectDuplicate(
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
