import type { FastifyInstance } from 'fastify';

/** Which release has answered. Immutable files do not say it: others send the same ones. */
export const RELEASE_HEADER = 'Fatal-Release';

/** Tells an operator which replica of an upgrade a browser or a proxy has met. Register it before the routes. */
export function registerReleaseHeader(app: FastifyInstance, release: string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header(RELEASE_HEADER, release);
    done();
  });
}
