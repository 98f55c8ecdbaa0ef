import type { FastifyInstance } from 'fastify';
import { record, string, unknown } from 'valibot';
import { ENDPOINTS } from '@fatal/contracts';
import { reads, type DescribedRoute } from './operation.ts';

/**
 * `GET /api/openapi.json`: what this API takes and answers, from what the routes carry. Register it before them. The
 * document is made when somebody asks for it; until then nothing of what makes it is loaded.
 */
export function openApiRoutes(app: FastifyInstance): void {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.operation && method !== 'HEAD')
      routes.push({ method: String(method), url, operation: config.operation });
  });

  let document: string | undefined;
  app.get(
    ENDPOINTS.openApi,
    { config: { operation: reads('describe', 'This document.', record(string(), unknown())) } },
    async (_request, reply) => {
      const { openApiDocument } = await import('./document.ts');
      document ??= JSON.stringify(openApiDocument(routes));
      return reply.type('application/json; charset=utf-8').header('Cache-Control', 'no-cache').send(document);
    },
  );
}
