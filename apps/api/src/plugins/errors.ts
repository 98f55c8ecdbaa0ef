import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '@fatal/contracts';
import { acceptedLocale } from '../messages/accepted-locale.ts';
import type { SentenceName } from '../messages/sentences.ts';
import { Problem } from '../messages/problem.ts';
import { StoreError } from '../store/store.ts';

/** After how many seconds a client may try again when the store does not answer. */
const RETRY_AFTER = 5;

/** What a client reads for a failure that the framework found; nothing of the framework's own words gets out. */
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
  431: 'headersTooLarge',
  503: 'unavailable',
};

const UNEXPECTED = new Problem(500, 'unexpected');

/** Answers every failure as `{ message, errors? }`. What went wrong inside goes to the log. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also for what no route takes. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.send(describeFailure(error, request, reply));
}

/** Gives the answer its status and headers, and returns what the client may read. */
export function describeFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorBody {
  const problem = toProblem(error);
  if (isGone(request)) request.log.info({ reqId: request.id }, 'the client is gone');
  else if (problem.statusCode >= 500) request.log.error({ reqId: request.id, err: error }, 'request failed');
  if (problem.statusCode === 503) void reply.header('Retry-After', String(RETRY_AFTER));
  void reply.code(problem.statusCode).header('Cache-Control', 'no-store');
  return problem.toBody(acceptedLocale(request.headers['accept-language']));
}

/** Whoever goes before all is sent makes every kind of error, none of which is ours. */
const isGone = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status =
    error instanceof StoreError ? storeStatus(error) : (error as FastifyError | undefined)?.statusCode;
  if (status === undefined) return UNEXPECTED;
  const isClients = status >= 400 && status < 500;
  const key = SENTENCES[status] ?? (isClients ? SENTENCES[400] : undefined);
  return key === undefined ? UNEXPECTED : new Problem(status, key);
}

// What will not work later either is a defect, and not worth a retry.
const storeStatus = ({ retryable }: StoreError) => (retryable ? 503 : 500);
