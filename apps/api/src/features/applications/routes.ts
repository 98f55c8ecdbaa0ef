import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, parseApplication } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { acceptedBody } from '../../messages/sentences.ts';
import { assertApplicationsOpen } from '../submissions/closing.ts';
import { submissionRoute } from '../submissions/submission-route.ts';

/** `POST /api/applications`: an application for one position, once per e-mail, role and 30 days. */
export function applicationRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { config, now } = deps;
  submissionRoute(app, deps, {
    endpoint: ENDPOINTS.applications,
    kind: 'application',
    limit: config.rateLimits.submissions,
    parse: parseApplication,
    assertOpen: () => assertApplicationsOpen(config.settings, now()),
    uniqueFor: ({ email, role }) => ({ email, role }),
    answer: (locale) => ({
      status: 201,
      body: JSON.stringify(acceptedBody('applicationReceived', locale)),
    }),
  });
}
