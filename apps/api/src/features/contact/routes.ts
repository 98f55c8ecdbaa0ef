import type { FastifyInstance } from 'fastify';
import {
  ENDPOINTS,
  contactSchema,
  personMessageSchema,
  takesMessages,
  validateContact,
  type Contact,
  type PersonMessage,
} from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { acceptSubmission, answerOutcome, type SubmissionForm } from '../submissions/accept.ts';
import { ACCEPTED, FORM_HEADERS, formBody, REFUSED } from '../submissions/form-schema.ts';

const FORM: SubmissionForm<Contact | PersonMessage> = {
  endpoint: ENDPOINTS.contact,
  kind: 'contact',
  thanks: 'messageReceived',
};

/** `POST /api/contact`: a message to the studio, or with `to` to one person of the team. */
export function contactRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const people = new Set(deps.site.team.filter(takesMessages).map(({ id }) => id));
  app.post(
    FORM.endpoint,
    {
      config: limited(deps.config.rateLimits.submissions),
      schema: {
        operationId: 'contact',
        summary: 'Write to the studio, or with `to` to one person of the team.',
        headers: FORM_HEADERS,
        body: {
          anyOf: [
            formBody('Contact', contactSchema.entries),
            formBody('PersonMessage', personMessageSchema.entries),
          ],
        },
        response: { ...ACCEPTED, ...REFUSED },
      },
    },
    async (request, reply) => {
      const { body: fields } = request;
      const checked = validateContact(fields, (to) => people.has(to));
      return answerOutcome(reply, await acceptSubmission(deps, FORM, request, { fields, checked }));
    },
  );
}
