import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '@fatal/contracts';
import { Problem } from '../../problem.ts';
import type { Idempotency } from '../../store/store.ts';

const HEADER = IDEMPOTENCY_HEADER.toLowerCase();

/** Visible ASCII and spaces, at most 200 characters. */
const PATTERN = /^[\x20-\x7e]{1,200}$/;

/** The key that the client named this attempt with, if it did. Throws a {@link Problem} 400 for an unusable one. */
export function readIdempotency(request: FastifyRequest, endpoint: string): Idempotency | undefined {
  const key = request.headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !PATTERN.test(key)) {
    throw new Problem(400, `${IDEMPOTENCY_HEADER} must be 1 to 200 printable ASCII characters.`);
  }
  return { endpoint, key, bodyHash: request.bodyHash };
}
