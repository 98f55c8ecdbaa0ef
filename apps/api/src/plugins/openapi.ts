import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { record, string, unknown } from 'valibot';
import { ENDPOINTS } from '@fatal/contracts';
import { answer, FAILURES, PROBLEM } from '../schemas/answers.ts';

/** Serves `GET /api/openapi.json`, made from the `schema`s of the routes. Register it before them. */
export const openApi = fp(async (app) => {
  // The schemas are documentation only: the contracts validate requests, and responses are sent unchanged.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.addSchema(PROBLEM);
  await app.register(swagger, {
    refResolver: { buildLocalReference: ({ $id }) => $id as string },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fatal',
        version: '1.0.0',
        description:
          'API of the Fatal site. A 201 response means that the submission is on disk. Texts are trimmed before their length is checked.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      security: [],
    },
  });
  app.get(
    ENDPOINTS.openApi,
    {
      schema: {
        operationId: 'describe',
        summary: 'This document.',
        response: { 200: answer('An OpenAPI document.', record(string(), unknown())), ...FAILURES },
      },
    },
    (_request, reply) => reply.header('Cache-Control', 'no-cache').send(app.swagger()),
  );
});
