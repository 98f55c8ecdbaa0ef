import type { FastifyInstance } from 'fastify';
import { description, literal, object, optional, pipe, string, title } from 'valibot';
import type { RouteDeps } from '../../deps.ts';
import { reads } from '../../openapi/operation.ts';
import { assertReady } from '../../store/ready.ts';

const healthSchema = pipe(
  object({
    status: literal('ok'),
    release: optional(pipe(string(), description('The id of the release that runs.'))),
    version: optional(pipe(string(), description('The version number of the product.'))),
  }),
  title('Health'),
);

/** `GET /healthz`: the process is up. `GET /readyz`: what comes in can be stored, else 503. */
export function healthRoutes(app: FastifyInstance, { store, release }: RouteDeps): void {
  const body = { status: 'ok', ...(release && { release: release.id, version: release.version }) };
  const up = { config: { operation: reads('isUp', 'The process is up.', healthSchema) } };
  app.get('/healthz', up, (_request, reply) => reply.header('Cache-Control', 'no-store').send(body));

  const ready = { config: { operation: reads('isReady', 'What comes in can be stored.', healthSchema) } };
  app.get('/readyz', ready, async (_request, reply) => {
    await assertReady(store);
    return reply.header('Cache-Control', 'no-store').send(body);
  });
}
