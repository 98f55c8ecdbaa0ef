import type { Kysely } from 'kysely';
import { batched } from '../lib/batched.ts';
import { columnText, emailKey } from './column-text.ts';
import type { Engine } from './engine.ts';
import { claimKeys, recallAnswer } from './idempotency.ts';
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

/** Stores submissions and all that belongs to them, each once. Those that no rule can refuse share their statements. */
export function submitter(
  engine: Engine,
  now: () => number,
): (submission: NewSubmission) => Promise<Outcome> {
  const write = (submissions: NewSubmission[]) =>
    engine.write((db) => insertSubmissions(db, engine, submissions, now()));
  const submitPlain = batched(write, { isItemsFault: (error) => !engine.isRetryable(error) });

  return async (submission) => {
    if (!submission.uniqueFor && !submission.claim) return submitPlain(submission);
    try {
      return only(await write([submission]));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await tell(submission, error.earlierId);
      return error.refusal;
    }
  };

  async function tell({ ifRefused = [] }: NewSubmission, earlierId: string | undefined): Promise<void> {
    if (earlierId === undefined || ifRefused.length === 0) return;
    const messages = ifRefused.map((message) => ({ ...message, submissionId: earlierId }));
    await engine.write((db) => insertMessages(engine, db, messages, now()));
  }
}

/** A submission under way. */
interface Entry {
  id: string;
  submission: NewSubmission;
}

/** Outcomes come in the order of the submissions. Throws {@link Refused}: what may be refused must come alone. */
async function insertSubmissions(
  db: Kysely<Tables>,
  engine: Engine,
  submissions: readonly NewSubmission[],
  now: number,
): Promise<Outcome[]> {
  const createdAt = new Date(now).toISOString();
  const entries = submissions.map((submission) => ({ id: uuidV7(now), submission }));
  const claims = entries.flatMap(({ id, submission: { idempotency, answer } }) =>
    idempotency ? { ...idempotency, answer, submissionId: id } : [],
  );
  const holders = await claimKeys(engine, db, claims, createdAt);
  const fresh = entries.filter(({ id, submission }) => !submission.idempotency || holders.has(id));
  for (const entry of fresh) await applyRules(db, engine, entry, now);
  await insertEntries(engine, db, fresh, createdAt);
  await insertMessages(
    engine,
    db,
    fresh.flatMap(({ id, submission }) =>
      submission.outbox.map((message) => ({ ...message, submissionId: id })),
    ),
    now,
  );
  const stored = new Set(fresh);
  const outcomes: Outcome[] = [];
  for (const entry of entries) {
    const { idempotency, answer } = entry.submission;
    if (stored.has(entry) || !idempotency) outcomes.push({ type: 'stored', answer });
    else outcomes.push(await earlierOutcome(db, engine, entry.submission, now));
  }
  return outcomes;
}

async function earlierOutcome(
  db: Kysely<Tables>,
  engine: Engine,
  submission: NewSubmission,
  now: number,
): Promise<Outcome> {
  const earlier = submission.idempotency && (await recallAnswer(db, submission.idempotency));
  if (earlier) return earlier;
  // Who held the key was erased at this very moment.
  return only(await insertSubmissions(db, engine, [submission], now));
}

function only(outcomes: readonly Outcome[]): Outcome {
  const [outcome] = outcomes;
  if (!outcome) throw new TypeError('A submission has no outcome.');
  return outcome;
}

async function applyRules(
  db: Kysely<Tables>,
  engine: Engine,
  { id, submission }: Entry,
  now: number,
): Promise<void> {
  if (submission.uniqueFor) await refuseSecond(db, engine, submission.kind, submission.uniqueFor, now);
  const errors = await submission.claim?.(db, { id, createdAt: new Date(now).toISOString() });
  if (errors) throw new Refused({ type: 'refused', errors });
}

/** The `unique` rule. A marked submission counts for nobody, or a program could keep a person from applying. */
async function refuseSecond(
  db: Kysely<Tables>,
  engine: Engine,
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

async function insertEntries(
  engine: Engine,
  db: Kysely<Tables>,
  entries: readonly Entry[],
  createdAt: string,
): Promise<void> {
  const rows = entries.map(({ id, submission }) => ({
    id,
    kind: submission.kind,
    created_at: createdAt,
    locale: submission.locale,
    email: emailKey(submission.payload),
    role: submission.uniqueFor ? columnText(submission.uniqueFor.role) : null,
    payload: JSON.stringify(submission.payload),
    spam: submission.spam ? 1 : 0,
    withdraw_hash: submission.withdrawTokenHash ?? null,
    file: submission.file ? JSON.stringify(submission.file) : null,
  }));
  await engine.insert(db, 'submissions', rows);
}
