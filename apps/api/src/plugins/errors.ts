import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorBody } from '@fatal/contracts';
import { acceptedLocale } from '../messages/accepted-locale.ts';
import type { SentenceName } from '../messages/sentences.ts';
import { Problem } from '../messages/problem.ts';
import { StoreError } from '../store/store.ts';

/** Value of `Retry-After` when the store does not respond, in seconds. */
const RETRY_AFTER = 5;

/** Messages for Fastify's own errors, replacing the English ones. */
const SENTENCES: Record<number, SentenceName> = {
  400: 'unreadable',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'tooSlow',
  413: 'tooLarge',
  414: 'addressTooLong',
  415: 'wrongType',
  416: 'noSuchPart',
  429: 'tooMany',
  503: 'unavailable',
};

/** Responds to every error with `{ message, errors? }` and logs the cause. */
export const errors = fp((app) => {
  app.setErrorHandler(sendError);
});

/** Responds to an error. Also used for requests without a route. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.send(describeFailure(error, request, reply));
}

/** Sets the status and headers of the response, and returns its body. */
export function describeFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorBody {
  const problem = toProblem(error);
  // A client that disconnects mid-request causes all kinds of errors, and none of them is the server's fault.
  if (request.raw.destroyed && !request.raw.complete) request.log.info('client disconnected');
  else if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (problem.statusCode === 503) void reply.header('Retry-After', String(RETRY_AFTER));
  void reply.code(problem.statusCode).header('Cache-Control', 'no-store');
  return problem.toBody(acceptedLocale(request.headers['accept-language']));
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = error instanceof StoreError ? storeStatus(error) : (error as FastifyError).statusCode;
  if (status === undefined) return new Problem(500, 'unexpected');
  const isClients = status >= 400 && status < 500;
  const key = SENTENCES[status] ?? (isClients ? 'unreadable' : undefined);
  return key === undefined ? new Problem(500, 'unexpected') : new Problem(status, key);
}

/** Returns 503 for a temporary failure. Other failures are bugs, and retrying won't help. */
const storeStatus = ({ retryable }: StoreError) => (retryable ? 503 : 500);
