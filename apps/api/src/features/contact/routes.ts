import type { FastifyInstance } from 'fastify';
import {
  ENDPOINTS,
  contactSchema,
  personMessageSchema,
  takesMessages,
  validateContact,
} from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { acceptedBody } from '../../messages/sentences.ts';
import { formOperation } from '../submissions/form-operation.ts';
import { submissionRoute } from '../submissions/accept.ts';

/** `POST /api/contact`: a message to the studio, or with `to` to one person of the team. */
export function contactRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { config, site } = deps;
  const people = new Set(site.team.filter(takesMessages).map(({ id }) => id));
  submissionRoute(app, deps, {
    endpoint: ENDPOINTS.contact,
    kind: 'contact',
    limit: config.rateLimits.submissions,
    operation: formOperation({
      operationId: 'contact',
      summary: 'Write to the studio, or with `to` to one person of the team.',
      body: 'Contact',
      entries: contactSchema.entries,
      other: { body: 'PersonMessage', entries: personMessageSchema.entries },
    }),
    parse: (body) => validateContact(body, (to) => people.has(to)),
    answer: (locale) => ({ status: 201, body: JSON.stringify(acceptedBody('messageReceived', locale)) }),
  });
}
