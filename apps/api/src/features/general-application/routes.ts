import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, generalApplicationSchema, validate, type GeneralApplication } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { acceptSubmission, answerOutcome, type SubmissionForm } from '../submissions/accept.ts';
import { ACCEPTED, FORM_HEADERS, formBody, REFUSED } from '../submissions/form-schema.ts';

const FORM: SubmissionForm<GeneralApplication> = {
  endpoint: ENDPOINTS.generalApplication,
  kind: 'general-application',
  thanks: 'applicationReceived',
};

/** `POST /api/general-application`: an application for no position in particular; the deadline of the positions does not close it. */
export function generalApplicationRoutes(app: FastifyInstance, deps: RouteDeps): void {
  app.post(
    FORM.endpoint,
    {
      config: limited(deps.config.rateLimits.submissions),
      schema: {
        operationId: 'applyGenerally',
        summary: 'Apply without a position.',
        headers: FORM_HEADERS,
        body: formBody('GeneralApplication', generalApplicationSchema.entries),
        response: { ...ACCEPTED, ...REFUSED },
      },
    },
    async (request, reply) => {
      const { body: fields } = request;
      const checked = validate(generalApplicationSchema, fields);
      return answerOutcome(reply, await acceptSubmission(deps, FORM, request, { fields, checked }));
    },
  );
}
