import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, applicationSchema, parseApplication } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { acceptedBody } from '../../messages/sentences.ts';
import { assertApplicationsOpen } from '../submissions/deadline.ts';
import { formOperation, jsonText } from '../submissions/form-operation.ts';
import { submissionRoute } from '../submissions/accept.ts';

/** `POST /api/applications`: an application for one position, once per e-mail, role and 30 days. */
export function applicationRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { config, settings, now } = deps;
  submissionRoute(app, deps, {
    endpoint: ENDPOINTS.applications,
    kind: 'application',
    limit: config.rateLimits.submissions,
    operation: formOperation({
      operationId: 'apply',
      summary: 'Apply for a position, once per address, role and 30 days.',
      body: 'Application',
      entries: {
        ...applicationSchema.entries,
        social_links: jsonText(
          'JSON text of a map from platform to address, or null. A second `other` is `other_2`.',
        ),
      },
      closes: true,
    }),
    parse: parseApplication,
    assertOpen: () => assertApplicationsOpen(settings(), now()),
    uniqueFor: ({ email, role }) => ({ email, role }),
    answer: (locale) => ({
      status: 201,
      body: JSON.stringify(acceptedBody('applicationReceived', locale)),
    }),
  });
}
