import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, contactSchema, validate } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { acceptedBody } from '../../messages/sentences.ts';
import { formOperation } from '../submissions/form-operation.ts';
import { submissionRoute } from '../submissions/submission-route.ts';

/** `POST /api/contact`: a message to the studio. */
export function contactRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { config } = deps;
  submissionRoute(app, deps, {
    endpoint: ENDPOINTS.contact,
    kind: 'contact',
    limit: config.rateLimits.submissions,
    operation: formOperation({
      operationId: 'contact',
      summary: 'Write to the studio.',
      body: 'Contact',
      entries: contactSchema.entries,
    }),
    parse: (body) => validate(contactSchema, body),
    answer: (locale) => ({ status: 201, body: JSON.stringify(acceptedBody('messageReceived', locale)) }),
  });
}
