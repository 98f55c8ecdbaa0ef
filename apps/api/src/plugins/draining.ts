import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Stops accepting connections, lets open ones finish, then closes the app. */
    drain: () => Promise<void>;
  }
}

/** How long an idle connection may still send a request, which is then answered with `Connection: close`. */
const IDLE_GRACE = 500;

/** How long requests under way may take before their connections are cut. */
const DRAIN_LIMIT = 10_000;

const POLL = 25;

/**
 * `close()` alone resets keep-alive connections under load. A client that is told `Connection: close` with its answer
 * knows that nothing it sent was dropped.
 */
export function registerDraining(app: FastifyInstance): void {
  let draining = false;

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) void reply.header('Connection', 'close');
    done();
  });

  app.decorate('drain', async () => {
    draining = true;
    const start = Date.now();
    Server.prototype.close.call(app.server);
    while ((await connections(app)) > 0 && Date.now() - start < DRAIN_LIMIT) {
      if (Date.now() - start >= IDLE_GRACE) app.server.closeIdleConnections();
      await sleep(POLL);
    }
    app.server.closeAllConnections();
    await app.close();
  });
}

function connections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    app.server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
