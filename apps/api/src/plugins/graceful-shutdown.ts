import { setImmediate as untilRead, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to close. */
    isStopping: boolean;
  }
}

/** How long a server that stops still accepts connections, in milliseconds. */
const NOTICE = 500;

/**
 * Lets a server that closes tell so before connections end: a balancer by `/readyz`, and a client by `Connection: close` with its
 * answer. Without that, closing would reset a connection on which the next request is already on its way.
 */
export function registerGracefulShutdown(app: FastifyInstance): void {
  app.decorate('isStopping', false);
  app.addHook('preClose', async () => {
    app.isStopping = true;
    if (!app.server.listening) return;
    await sleep(NOTICE);
    // A process that was held up finds the time over before it sees what has arrived meanwhile.
    await untilRead();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isStopping) void reply.header('Connection', 'close');
    done();
  });
}
