import fp from 'fastify-plugin';
import { Problem } from '../messages/problem.ts';

/**
 * Answers 411 to a body without a length. Browsers and nginx always send one. 500 bodies in chunks of a byte each took 4 GB of
 * memory.
 */
export const contentLength = fp((app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isChunked = request.headers['transfer-encoding'] !== undefined;
    done(isChunked ? new Problem(411, 'lengthMissing') : undefined);
  });
});
