import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { IDEMPOTENCY_HEADER } from '@fatal/contracts';

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the body as it came; empty for a request without an idempotency key. */
    bodyHash: string;
  }
}

const HEADER = IDEMPOTENCY_HEADER.toLowerCase();

/** Reads JSON bodies and no others. Objects that would reach for a prototype are refused like malformed ones. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('bodyHash', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.headers[HEADER] !== undefined) {
      request.bodyHash = createHash('sha256').update(body).digest('hex');
    }
    void parse(request, body, done);
  });
}
