import type { FastifyInstance } from 'fastify';
import { literal, object, pipe, title } from 'valibot';
import type { RouteDeps } from '../../deps.ts';
import { reads } from '../../openapi/operation.ts';
import { assertReady } from '../../store/ready.ts';

const healthSchema = pipe(object({ status: literal('ok') }), title('Health'));

/** `GET /healthz`: the process is up. `GET /readyz`: the store answers, else 503. */
export function healthRoutes(app: FastifyInstance, { store }: RouteDeps): void {
  const up = { config: { operation: reads('isUp', 'The process is up.', healthSchema) } };
  app.get('/healthz', up, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );

  const ready = { config: { operation: reads('isReady', 'The store answers.', healthSchema) } };
  app.get('/readyz', ready, async (_request, reply) => {
    await assertReady(store);
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
}
