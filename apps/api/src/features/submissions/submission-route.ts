import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FieldErrors, Locale, Validated } from '@fatal/contracts';
import { acceptedLocale } from '../../accept-language.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { Problem } from '../../problem.ts';
import type { Answer, NewSubmission, Outcome, Store, SubmissionKind } from '../../store/store.ts';
import { readIdempotency } from './idempotency-key.ts';

export interface SubmissionRoute<Value extends object> {
  endpoint: string;
  kind: SubmissionKind;
  store: Store;
  /** Requests per client and window. */
  limit: number;
  parse: (body: unknown) => Validated<Value>;
  /** What a stored submission is answered. */
  answer: (locale: Locale) => Answer;
  /** Throws when nothing new is taken at the moment. */
  assertOpen?: () => void;
  /** Whom the `unique` rule counts. Default: the rule does not apply. */
  uniqueFor?: (value: Value) => NewSubmission['uniqueFor'];
}

/**
 * `POST` of something to keep. A repeated attempt gets its first answer whatever has changed since then; a refused one
 * leaves nothing behind, so the same key may be sent again with corrected fields.
 */
export function submissionRoute<Value extends object>(
  app: FastifyInstance,
  { endpoint, kind, store, limit, parse, answer, assertOpen, uniqueFor }: SubmissionRoute<Value>,
): void {
  app.post(endpoint, { config: limited(limit) }, async (request, reply) => {
    const idempotency = readIdempotency(request, endpoint);
    const earlier = idempotency && (await store.recall(idempotency));
    if (earlier) return send(reply, earlier);

    assertOpen?.();
    const parsed = parse(request.body);
    if (!parsed.ok) throw invalid(parsed.errors);

    const locale = acceptedLocale(request.headers['accept-language']);
    const outcome = await store.submit({
      kind,
      payload: parsed.value,
      locale,
      uniqueFor: uniqueFor?.(parsed.value),
      idempotency,
      answer: answer(locale),
    });
    return send(reply, outcome);
  });
}

function send(reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome.type === 'conflict') {
    throw new Problem(409, 'This Idempotency-Key was already used with another body.');
  }
  if (outcome.type === 'duplicate') throw invalid({ email: ['unique'] });
  const { status, body } = outcome.answer;
  void reply.code(status).header('Cache-Control', 'no-store');
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

function invalid(errors: FieldErrors): Problem {
  return new Problem(422, 'Some fields need another look.', errors);
}
