import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, parseApplication } from '@fatal/contracts';
import type { RouteDeps } from '../../app.ts';
import { acceptedBody } from '../../messages.ts';
import { assertApplicationsOpen } from '../submissions/closing.ts';
import { submissionRoute } from '../submissions/submission-route.ts';

/** `POST /api/applications`: an application for one position, once per e-mail, role and 30 days. */
export function applicationRoutes(app: FastifyInstance, { config, store, now }: RouteDeps): void {
  submissionRoute(app, {
    endpoint: ENDPOINTS.applications,
    kind: 'application',
    store,
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
