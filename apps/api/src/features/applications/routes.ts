import type { FastifyInstance } from 'fastify';
import { nullish } from 'valibot';
import { ENDPOINTS, applicationSchema, parseApplication, type Application } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { problem } from '../../openapi/schemas.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { acceptSubmission, answerOutcome, type SubmissionForm } from '../submissions/accept.ts';
import { assertApplicationsOpen } from '../submissions/deadline.ts';
import { ACCEPTED, FORM_HEADERS, formBody, jsonText, REFUSED } from '../submissions/form-schema.ts';

const FIELDS = {
  ...applicationSchema.entries,
  social_links: nullish(
    jsonText('JSON text of a map from platform to address. A second `other` is `other_2`.'),
  ),
};

/** `POST /api/applications`: an application for one position, once per e-mail, role and 30 days. */
export function applicationRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { config, settings, now } = deps;
  const form: SubmissionForm<Application> = {
    endpoint: ENDPOINTS.applications,
    kind: 'application',
    assertOpen: () => assertApplicationsOpen(settings(), now()),
    uniqueFor: ({ email, role }) => ({ email, role }),
    thanks: 'applicationReceived',
  };
  app.post(
    form.endpoint,
    {
      config: limited(config.rateLimits.submissions),
      schema: {
        operationId: 'apply',
        summary: 'Apply for a position, once per address, role and 30 days.',
        headers: FORM_HEADERS,
        body: formBody('Application', FIELDS),
        response: {
          ...ACCEPTED,
          403: problem('The deadline has passed: `application_form.error.closed`.'),
          ...REFUSED,
        },
      },
    },
    async (request, reply) => {
      const { body: fields } = request;
      const checked = parseApplication(fields);
      return answerOutcome(reply, await acceptSubmission(deps, form, request, { fields, checked }));
    },
  );
}
