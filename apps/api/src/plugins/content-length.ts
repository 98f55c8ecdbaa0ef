import fp from 'fastify-plugin';
import { Problem } from '../messages/problem.ts';

/**
 * Responds with 411 to a body without a length. Browsers and nginx always send one. Without this, 500 bodies in one-byte chunks
 * took 4 GB of memory.
 */
export const contentLength = fp((app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isChunked = request.headers['transfer-encoding'] !== undefined;
    done(isChunked ? new Problem(411, 'lengthMissing') : undefined);
  });
});
