import { setImmediate as untilRead, setTimeout as sleep } from 'node:timers/promises';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is shutting down. */
    isStopping: boolean;
  }
}

/** Time during which a stopping server still accepts connections, in milliseconds. */
const NOTICE = 500;

/** Time for open requests to finish during shutdown, in milliseconds. Their connections are closed after it. */
const CLOSE_LIMIT = 10_000;

/**
 * Announces the shutdown before connections close: to a load balancer through `/readyz`, and to a client through `Connection:
 * close` in its response. Otherwise closing would reset connections with a request in flight.
 */
export const gracefulShutdown = fp((app) => {
  app.decorate('isStopping', false);
  app.addHook('preClose', async () => {
    app.isStopping = true;
    if (!app.server.listening) return;
    setTimeout(() => app.server.closeAllConnections(), CLOSE_LIMIT).unref();
    await sleep(NOTICE);
    // If the process was paused, timers fire before pending requests are read.
    await untilRead();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isStopping) void reply.header('Connection', 'close');
    done();
  });
});
