import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  IDEMPOTENCY_HEADER,
  looksLikeSpam,
  readSignals,
  SIGNALS_HEADER,
  type FieldErrors,
  type Validated,
} from '@fatal/contracts';
import { acceptedLocale } from '../../messages/accepted-locale.ts';
import type { RouteDeps } from '../../deps.ts';
import { messagesFor } from '../../mail/queue.ts';
import { withdrawPath } from '../../mail/withdraw-token.ts';
import { Problem } from '../../messages/problem.ts';
import { acceptedBody } from '../../messages/sentences.ts';
import type { Claim, Idempotency, Outcome, StoredFile, SubmissionKind } from '../../store/store.ts';

/** A form that people send. */
export interface SubmissionForm<Value extends object> {
  endpoint: string;
  kind: SubmissionKind;
  /** What a stored submission is answered. Default: 204. */
  thanks?: Parameters<typeof acceptedBody>[0];
  /** Throws when nothing new is taken at the moment. */
  assertOpen?: () => void;
  /** Whom the `unique` rule counts. Default: the rule does not apply. */
  uniqueFor?: (value: Value) => { email: string; role: string };
  /** A rule of this form's own. Default: there is none. */
  claim?: (value: Value) => Claim;
}

/** What one request brought. */
export interface Attempt<Value extends object> {
  /** All fields as they came, those that tell people from programs among them. */
  fields: unknown;
  checked: Validated<Value>;
  /** Already on disk. */
  file?: StoredFile;
}

/** What became of an attempt, and what lets its sender withdraw it. */
export type Accepted = Outcome & { withdrawToken?: string };

/**
 * Stores an attempt, or finds out why not. A repeated one gets its first answer whatever has changed since then; a
 * refused one leaves nothing behind, so the same key may be sent again with corrected fields.
 * Throws a {@link Problem} 403 or 422.
 */
export async function acceptSubmission<Value extends object>(
  { config, store, outbox, countConfirmation }: RouteDeps,
  { endpoint, kind, thanks, assertOpen, uniqueFor, claim }: SubmissionForm<Value>,
  request: FastifyRequest,
  { fields, checked, file }: Attempt<Value>,
): Promise<Accepted> {
  const idempotency = idempotencyOf(endpoint, readIdempotencyKey(request), checked, file?.sha256);
  const earlier = idempotency && (await store.recall(idempotency));
  if (earlier) return earlier;

  assertOpen?.();
  if (!checked.ok) throw invalid(checked.errors);

  const payload = checked.value;
  const locale = acceptedLocale(request.headers['accept-language']);
  const spam = looksLikeSpam(readSignals(request.headers[SIGNALS_HEADER.toLowerCase()], fields));
  const { withdrawToken, ...messages } = await messagesFor(
    { kind, payload, spam },
    config.delivery,
    countConfirmation,
  );
  const outcome = await store.submit({
    kind,
    payload,
    locale,
    spam,
    // Whoever cannot be told that somebody asked is not spoken of.
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

/** Answers what became of an attempt. Throws a {@link Problem} 409 or 422. */
export function answerOutcome(reply: FastifyReply, { withdrawToken, ...outcome }: Accepted): FastifyReply {
  if (outcome.type === 'conflict') throw new Problem(409, 'keyReused');
  if (outcome.type === 'duplicate') throw invalid({ email: ['unique'] });
  if (outcome.type === 'refused') throw invalid(outcome.errors);
  const { status, body } = outcome.answer;
  void reply.code(status).header('Cache-Control', 'no-store');
  // Not in the body, which is kept for repetitions: who reads the data must not be able to withdraw.
  if (withdrawToken !== undefined) void reply.header('Location', withdrawPath(withdrawToken));
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

function invalid(errors: FieldErrors): Problem {
  return new Problem(422, 'fieldsInvalid', errors);
}

const HEADER = IDEMPOTENCY_HEADER.toLowerCase();

/** Visible ASCII and spaces, at most 200 characters. */
const PATTERN = /^[\x20-\x7e]{1,200}$/;

/** The key that the client named this attempt with, if it did. Throws a {@link Problem} 400 for an unusable one. */
function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  if (key === undefined || (typeof key === 'string' && PATTERN.test(key))) return key;
  throw new Problem(400, 'keyUnusable');
}

/**
 * Names an attempt. Two bodies are the same when their checked values and files are: what marks programs, or is not
 * listed, does not count. A body that does not pass is like no other, as only accepted ones hold a key.
 */
function idempotencyOf(
  endpoint: string,
  key: string | undefined,
  checked: Validated<unknown>,
  fileHash?: string,
): Idempotency | undefined {
  if (key === undefined) return undefined;
  const bodyHash = checked.ok
    ? createHash('sha256')
        .update(JSON.stringify([checked.value, fileHash]))
        .digest('hex')
    : 'invalid';
  return { endpoint, key, bodyHash };
}
