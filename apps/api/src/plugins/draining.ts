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

/** How long answers under way may take before their connections are cut. */
const ANSWER_LIMIT = 2_000;

/** The same for what is being sent to be stored. */
const DRAIN_LIMIT = 10_000;

const POLL = 25;

/**
 * `close()` alone resets keep-alive connections under load. A client that is told `Connection: close` with its answer
 * knows that nothing it sent was dropped.
 */
export function registerDraining(app: FastifyInstance): void {
  let draining = false;
  const open = new Set<Socket>();

  /** Connections on which something is being sent to be stored. */
  const storing = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      storing.delete(socket);
    });
  });

  app.addHook('onRequest', ({ method, raw }, _reply, done) => {
    if (method !== 'GET' && method !== 'HEAD') storing.add(raw.socket);
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    storing.delete(raw.socket);
    done();
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
      if (Date.now() - start >= ANSWER_LIMIT)
        for (const socket of open) if (!storing.has(socket)) socket.destroy();
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
