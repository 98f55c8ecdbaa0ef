import {
  ENDPOINTS,
  contactSchema,
  personMessageSchema,
  acceptsMessages,
  validateContact,
} from '@fatal/contracts';
import type { Routes } from '../../deps.ts';
import { formBody, formSchema } from '../../schemas/forms.ts';
import { acceptForm } from '../forms/accept.ts';

/** `POST /api/contact`: a message to the studio, or with `to`, to one member of the team. */
export const contact: Routes = (app, deps) => {
  const people = new Set(deps.site.team.filter(acceptsMessages).map(({ id }) => id));
  app.post(
    ENDPOINTS.contact,
    {
      config: { maxRequests: deps.config.rateLimits.submissions },
      schema: formSchema({
        operationId: 'contact',
        summary: 'Write to the studio, or with `to` to one person of the team.',
        body: {
          anyOf: [
            formBody('Contact', contactSchema.entries),
            formBody('PersonMessage', personMessageSchema.entries),
          ],
        },
      }),
    },
    (request, reply) =>
      acceptForm(deps, request, reply, {
        kind: 'contact',
        fields: request.body,
        checked: validateContact(request.body, (to) => people.has(to)),
        thanks: 'messageReceived',
      }),
  );
};
