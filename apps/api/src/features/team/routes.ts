import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';

/** The people of the studio, as the site was built with them. */
export function teamRoutes(app: FastifyInstance, { site }: RouteDeps): void {
  const team = Buffer.from(JSON.stringify(site.team));
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' };
  app.get(ENDPOINTS.team, (_request, reply) => reply.headers(headers).send(team));
}
