import { ENDPOINTS, generalApplicationSchema, validate } from '@fatal/contracts';
import type { Routes } from '../../deps.ts';
import { formBody, formSchema } from '../../schemas/forms.ts';
import { acceptForm } from '../forms/accept.ts';

/** `POST /api/general-application`: a speculative application. The deadline of the positions does not close it. */
export const generalApplication: Routes = (app, deps) => {
  app.post(
    ENDPOINTS.generalApplication,
    {
      config: { maxRequests: deps.config.rateLimits.submissions },
      schema: formSchema({
        operationId: 'applyGenerally',
        summary: 'Apply without a position.',
        body: formBody('GeneralApplication', generalApplicationSchema.entries),
      }),
    },
    (request, reply) =>
      acceptForm(deps, request, reply, {
        kind: 'general-application',
        fields: request.body,
        checked: validate(generalApplicationSchema, request.body),
        thanks: 'applicationReceived',
      }),
  );
};
