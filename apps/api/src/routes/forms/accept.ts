import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  IDEMPOTENCY_HEADER,
  looksLikeSpam,
  readSignals,
  SIGNALS_HEADER,
  type FieldErrors,
  type Validated,
} from '@fatal/contracts';
import { messagesFor } from '../../mail/queue.ts';
import { withdrawPath } from '../../mail/withdraw-token.ts';
import type { RouteDeps } from '../../deps.ts';
import { deleteFiles } from '../../lib/data-files.ts';
import { acceptedLocale } from '../../messages/accepted-locale.ts';
import { Problem } from '../../messages/problem.ts';
import { acceptedBody } from '../../messages/sentences.ts';
import {
  StoreError,
  type Claim,
  type Outcome,
  type StoredFile,
  type SubmissionKind,
} from '../../store/store.ts';

/** A form that was sent, and the rules for it. */
export interface SentForm<Value extends object> {
  kind: SubmissionKind;
  /** All fields as they came, those that tell people from programs among them. */
  fields: unknown;
  checked: Validated<Value>;
  /** Already on disk. It is deleted unless the submission is stored. */
  file?: StoredFile;
  /** True while nothing new is taken. */
  isClosed?: boolean;
  /** Whom the `unique` rule counts. Default: the rule does not apply. */
  uniqueFor?: (value: Value) => { email: string; role: string };
  /** A rule of this form's own. Default: there is none. */
  claim?: (value: Value) => Claim;
  /** The sentence with which a stored submission is answered 201. Default: 204 without a body. */
  thanks?: Parameters<typeof acceptedBody>[0];
}

/**
 * Stores a form and answers it. A repetition gets the first answer whatever has changed since then; a refused form leaves
 * nothing behind, so the same key may be sent again with corrected fields. Throws a {@link Problem} 400, 403, 409 or 422.
 */
export async function acceptForm<Value extends object>(
  deps: RouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  form: SentForm<Value>,
): Promise<FastifyReply> {
  const { withdrawToken, ...outcome } = await submitWithFile(deps, request, form);
  if (outcome.type === 'conflict') throw new Problem(409, 'keyReused');
  if (outcome.type === 'duplicate') throw invalid({ email: ['unique'] });
  if (outcome.type === 'refused') throw invalid(outcome.errors);
  const { status, body } = outcome.answer;
  void reply.code(status).header('Cache-Control', 'no-store');
  // Not in the body, which is kept for repetitions: who reads the data must not be able to withdraw.
  if (withdrawToken !== undefined) void reply.header('Location', withdrawPath(withdrawToken));
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

type Submitted = Outcome & { withdrawToken?: string };

/**
 * A database that goes away at the very end may have kept the row that names the file, and a repetition is then told that all is well. So
 * the file stays. One that no row names goes with the daily sweep.
 */
async function submitWithFile<Value extends object>(
  deps: RouteDeps,
  request: FastifyRequest,
  form: SentForm<Value>,
): Promise<Submitted> {
  let keepsFile = false;
  try {
    const outcome = await submit(deps, request, form);
    keepsFile = outcome.type === 'stored';
    return outcome;
  } catch (error) {
    keepsFile = error instanceof StoreError;
    throw error;
  } finally {
    if (form.file && !keepsFile) await deleteFiles(deps.config.dataDir, [form.file.path]);
  }
}

async function submit<Value extends object>(
  { config, store, outbox, countConfirmation }: RouteDeps,
  request: FastifyRequest,
  { kind, fields, checked, file, isClosed, uniqueFor, claim, thanks }: SentForm<Value>,
): Promise<Submitted> {
  const key = readIdempotencyKey(request);
  const endpoint = request.routeOptions.url ?? '';
  const idempotency = key === undefined ? undefined : { endpoint, key, bodyHash: hashBody(checked, file) };
  const earlier = idempotency && (await store.recall(idempotency));
  if (earlier) return earlier;

  if (isClosed) throw new Problem(403, 'application_form.error.closed');
  if (!checked.ok) throw invalid(checked.errors);

  const payload = checked.value;
  const locale = acceptedLocale(request.headers['accept-language']);
  const spam = looksLikeSpam(readSignals(request.headers[SIGNALS_HEADER.toLowerCase()], fields));
  const { withdrawToken, ...messages } = await messagesFor(
    { kind, payload, spam },
    config.mail,
    countConfirmation,
  );
  const outcome = await store.submit({
    kind,
    payload,
    locale,
    spam,
    // An earlier applicant who cannot be told of this is not given away.
    uniqueFor: uniqueFor && { ...uniqueFor(payload), silent: messages.ifRefused.length === 0 },
    claim: claim?.(payload),
    file,
    idempotency,
    answer: thanks
      ? { status: 201, body: JSON.stringify(acceptedBody(thanks, locale)) }
      : { status: 204, body: null },
    ...messages,
  });
  if (outcome.type === 'stored' || outcome.type === 'duplicate') outbox.wake();
  return outcome.type === 'stored' ? { ...outcome, withdrawToken } : outcome;
}

const invalid = (errors: FieldErrors) => new Problem(422, 'fieldsInvalid', errors);

/** The key that the client named this form with, if it did. Throws a {@link Problem} 400 for an unusable one. */
function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined || (typeof key === 'string' && /^[\x20-\x7e]{1,200}$/.test(key))) return key;
  throw new Problem(400, 'keyUnusable');
}

/**
 * Two bodies are the same when their checked values and files are: what marks programs, or is not listed, does not count. A
 * body that does not pass is like no other, as only accepted ones hold a key.
 */
const hashBody = (checked: Validated<unknown>, file?: StoredFile): string =>
  checked.ok ? hash('sha256', JSON.stringify([checked.value, file?.sha256])) : 'invalid';
