import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '@fatal/contracts';
import type { RouteDeps } from '../../app.ts';

/** The people of the studio, as the site was built with them. */
export function teamRoutes(app: FastifyInstance, { site }: RouteDeps): void {
  app.get(ENDPOINTS.team, (_request, reply) => reply.header('Cache-Control', 'no-store').send(site.team));
}
