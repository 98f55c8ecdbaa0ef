import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../deps.ts';
import { assertReady } from '../../store/ready.ts';

/** `GET /healthz`: the process is up. `GET /readyz`: the store answers, else 503. */
export function healthRoutes(app: FastifyInstance, { store }: RouteDeps): void {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    await assertReady(store);
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
}
