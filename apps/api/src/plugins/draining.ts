import { Server, type Socket } from 'node:net';
import { setImmediate as untilRead, setTimeout as sleep } from 'node:timers/promises';
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
  const open = new Set<Socket>();

  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) void reply.header('Connection', 'close');
    done();
  });

  app.decorate('drain', async () => {
    draining = true;
    const start = Date.now();
    Server.prototype.close.call(app.server);
    while (open.size > 0 && Date.now() - start < DRAIN_LIMIT) {
      if (Date.now() - start >= IDLE_GRACE) closeIdle();
      await sleep(POLL);
      // A process that was held up finds the time over before it sees what has arrived meanwhile.
      await untilRead();
    }
    app.server.closeAllConnections();
    await app.close();
  });

  function closeIdle(): void {
    app.server.closeIdleConnections();
    // Node takes a connection on which nothing was ever sent, such as a browser's spare one, for a request under way.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }
}
