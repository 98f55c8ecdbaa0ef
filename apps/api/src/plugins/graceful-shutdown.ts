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
 * Announces the shutdown before connections close: to a load balancer by `/readyz`, and to a client by `Connection: close` in its
 * answer. Otherwise closing would reset connections with a request on its way.
 */
export const gracefulShutdown = fp((app) => {
  app.decorate('isStopping', false);
  app.addHook('preClose', async () => {
    app.isStopping = true;
    if (!app.server.listening) return;
    setTimeout(() => app.server.closeAllConnections(), CLOSE_LIMIT).unref();
    await sleep(NOTICE);
    // After a pause of the process, timers fire before waiting requests are read.
    await untilRead();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isStopping) void reply.header('Connection', 'close');
    done();
  });
});
