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

/** Submitted form, and its rules. */
export interface SentForm<Value extends object> {
  kind: SubmissionKind;
  /** All fields as received, including the spam signals. */
  fields: unknown;
  checked: Validated<Value>;
  /** Already on disk. Deleted unless the submission is stored. */
  file?: StoredFile;
  /** Whether the form is closed for new submissions. */
  isClosed?: boolean;
  /** Returns the applicant and position for the `unique` rule. Default: the rule doesn't apply. */
  uniqueFor?: (value: Value) => { email: string; role: string };
  /** Additional rule of this form. Default: none. */
  claim?: (value: Value) => Claim;
  /** Sentence in the 201 response to a stored submission. Default: 204 without a body. */
  thanks?: Parameters<typeof acceptedBody>[0];
}

/**
 * Stores a form and sends the response. A retry gets the first response, even if the data has changed. Stores nothing of a
 * rejected form, so the client may send corrected fields with the same key. Throws a {@link Problem} 400, 403, 409 or 422.
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
  // Sent in a header, because the body is stored for retries and the stored data must not contain the token.
  if (withdrawToken !== undefined) void reply.header('Location', withdrawPath(withdrawToken));
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

type Submitted = Outcome & { withdrawToken?: string };

/**
 * Submits a form, and deletes its file unless it was stored. Keeps the file if the store fails: the connection may have broken
 * after the commit, and the stored row then names the file. The daily sweep deletes a file without a row.
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
    // Don't reveal a duplicate if we can't email its sender.
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

/** Returns the idempotency key of a request, if it has one. Throws a {@link Problem} 400 for an invalid one. */
function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined || (typeof key === 'string' && /^[\x20-\x7e]{1,200}$/.test(key))) return key;
  throw new Problem(400, 'keyUnusable');
}

/**
 * Hashes the validated values of a body and its file. Ignores spam signals and unlisted fields. All invalid bodies share one
 * hash, because only stored forms claim a key.
 */
const hashBody = (checked: Validated<unknown>, file?: StoredFile): string =>
  checked.ok ? hash('sha256', JSON.stringify([checked.value, file?.sha256])) : 'invalid';
