import { description, literal, object, optional, pipe, string, title } from 'valibot';
import type { Routes } from '../../deps.ts';
import { Problem } from '../../messages/problem.ts';
import { answer, FAILURES } from '../../schemas/answers.ts';
import { assertReady } from '../../store/store.ts';

const healthSchema = pipe(
  object({
    status: literal('ok'),
    release: optional(pipe(string(), description('Id of the running release.'))),
    version: optional(pipe(string(), description('Version number of the product.'))),
  }),
  title('Health'),
);

const response = { 200: answer('Current state.', healthSchema), ...FAILURES };

/**
 * `GET /healthz`: the process is up. `GET /readyz`: 200 while the store is writable and the server is not stopping, otherwise
 * 503.
 */
export const health: Routes = (app, { store, release }) => {
  const body = { status: 'ok', ...(release && { release: release.id, version: release.version }) };
  app.get(
    '/healthz',
    { schema: { operationId: 'isUp', summary: 'The process is up.', response } },
    (_request, reply) => reply.header('Cache-Control', 'no-store').send(body),
  );

  app.get(
    '/readyz',
    { schema: { operationId: 'isReady', summary: 'The server is ready to store submissions.', response } },
    async (_request, reply) => {
      if (app.isStopping) throw new Problem(503, 'unavailable');
      await assertReady(store);
      return reply.header('Cache-Control', 'no-store').send(body);
    },
  );
};
