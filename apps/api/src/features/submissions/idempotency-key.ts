import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER, type Validated } from '@fatal/contracts';
import { Problem } from '../../messages/problem.ts';
import type { Idempotency } from '../../store/store.ts';

const HEADER = IDEMPOTENCY_HEADER.toLowerCase();

/** Visible ASCII and spaces, at most 200 characters. */
const PATTERN = /^[\x20-\x7e]{1,200}$/;

/** The key that the client named this attempt with, if it did. Throws a {@link Problem} 400 for an unusable one. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  if (key === undefined || (typeof key === 'string' && PATTERN.test(key))) return key;
  throw new Problem(400, 'keyUnusable');
}

/**
 * Names an attempt. Two bodies are the same when their checked values and files are: what marks programs, or is not
 * listed, does not count. A body that does not pass is like no other, as only accepted ones hold a key.
 */
export function idempotencyOf(
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
