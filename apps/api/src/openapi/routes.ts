import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '@fatal/contracts';
import { openApiDocument } from './document.ts';

/** `GET /api/openapi.json`: what this API takes and answers. */
export function openApiRoutes(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument);
  app.get(ENDPOINTS.openApi, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('Cache-Control', 'no-cache').send(document),
  );
}
