import type { FastifyInstance } from 'fastify';
import type { ReleaseName } from '../release/own-release.ts';

/** Which release has answered, and of which version. Immutable files do not say it: others send the same ones. */
export const RELEASE_HEADERS = ['Fatal-Release', 'Fatal-Version'] as const;

/** Tells an operator which replica of an upgrade a browser or a proxy has met. Register it before the routes. */
export function registerReleaseHeaders(app: FastifyInstance, { id, version }: ReleaseName): void {
  const headers = { 'Fatal-Release': id, 'Fatal-Version': version };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
