import type { FastifyInstance } from 'fastify';
import type { Validated } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import type { Operation } from '../../openapi/operation.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { acceptSubmission, answerOutcome, type SubmissionForm } from './accept.ts';

export interface SubmissionRoute<Value extends object> extends SubmissionForm<Value> {
  operation: Operation;
  /** Requests per client and window. */
  limit: number;
  parse: (body: unknown) => Validated<Value>;
}

/** `POST` of a JSON body to keep. */
export function submissionRoute<Value extends object>(
  app: FastifyInstance,
  deps: RouteDeps,
  { limit, operation, parse, ...form }: SubmissionRoute<Value>,
): void {
  app.post(form.endpoint, { config: { ...limited(limit), operation } }, async (request, reply) => {
    const attempt = { fields: request.body, checked: parse(request.body) };
    return answerOutcome(reply, await acceptSubmission(deps, form, request, attempt));
  });
}
