import type { FastifyInstance } from 'fastify';

/** Reads JSON bodies and no others. Objects that would reach for a prototype are refused like malformed ones. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, parse);
}
