import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { StoreError } from '../store/store.ts';

/** After how many seconds a client may try again when the store does not answer. */
const RETRY_AFTER = 5;

/** What a client reads for a failure that the framework found; nothing of the framework's own words gets out. */
const SENTENCES: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  405: 'This address does not take such a request.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The request must be JSON.',
  416: 'The file has no such part.',
  429: 'Too many requests. Please try again later.',
  431: 'The headers of the request are too large.',
  503: 'The service is not available at the moment. Please try again later.',
};

const UNEXPECTED = new Problem(500, 'An unexpected error occurred. Please try again later.');

/** Answers every failure as `{ message, errors? }`. What went wrong inside goes to the log. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also for errors that come before any handler, such as a path that cannot be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (problem.statusCode === 503) void reply.header('Retry-After', String(RETRY_AFTER));
  return reply.code(problem.statusCode).header('Cache-Control', 'no-store').send(problem.toBody());
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = error instanceof StoreError ? 503 : (error as FastifyError | undefined)?.statusCode;
  if (status === undefined) return UNEXPECTED;
  const isClients = status >= 400 && status < 500;
  const sentence = SENTENCES[status] ?? (isClients ? SENTENCES[400] : undefined);
  return sentence === undefined ? UNEXPECTED : new Problem(status, sentence);
}
