import { nullish } from 'valibot';
import { CLOSING_GRACE, ENDPOINTS, applicationSchema, isClosed, parseApplication } from '@fatal/contracts';
import type { Routes } from '../../deps.ts';
import { problem } from '../../schemas/answers.ts';
import { ACCEPTED, formBody, formSchema, jsonText } from '../../schemas/forms.ts';
import { acceptForm } from '../forms/accept.ts';

/** `POST /api/applications`: an application for one position, once per e-mail, role and 30 days. */
export const applications: Routes = (app, deps) => {
  const { config, settings, now } = deps;
  app.post(
    ENDPOINTS.applications,
    {
      config: { maxRequests: config.rateLimits.submissions },
      schema: formSchema(
        {
          operationId: 'apply',
          summary: 'Apply for a position, once per address, role and 30 days.',
          body: formBody('Application', {
            ...applicationSchema.entries,
            social_links: nullish(
              jsonText('JSON text of a map from platform to address. A second `other` is `other_2`.'),
            ),
          }),
        },
        { ...ACCEPTED, 403: problem('The deadline has passed: `application_form.error.closed`.') },
      ),
    },
    (request, reply) =>
      acceptForm(deps, request, reply, {
        kind: 'application',
        fields: request.body,
        checked: parseApplication(request.body),
        isClosed: isClosed(settings(), now(), CLOSING_GRACE),
        uniqueFor: ({ email, role }) => ({ email, role }),
        thanks: 'applicationReceived',
      }),
  );
};
