import { setImmediate as untilRead, setTimeout as sleep } from 'node:timers/promises';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the server is about to close. */
    isStopping: boolean;
  }
}

/** Time in which a server that stops still accepts connections, in milliseconds. */
const NOTICE = 500;

/** Time for open requests to finish once the server stops, in milliseconds; then their connections are cut. */
const CLOSE_LIMIT = 10_000;

/**
 * Lets a server that closes tell so before connections end: a balancer by `/readyz`, and a client by `Connection: close` with its
 * answer. Without that, closing would reset a connection on which the next request is already on its way.
 */
export const gracefulShutdown = fp((app) => {
  app.decorate('isStopping', false);
  app.addHook('preClose', async () => {
    app.isStopping = true;
    if (!app.server.listening) return;
    setTimeout(() => app.server.closeAllConnections(), CLOSE_LIMIT).unref();
    await sleep(NOTICE);
    // A process that was held up finds the time over before it sees what has arrived meanwhile.
    await untilRead();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isStopping) void reply.header('Connection', 'close');
    done();
  });
});
