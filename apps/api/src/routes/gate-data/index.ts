import { ENDPOINTS, gateDataSchema, validate } from '@fatal/contracts';
import type { Routes } from '../../deps.ts';
import { formBody, formSchema } from '../../schemas/forms.ts';
import { acceptForm } from '../forms/accept.ts';

/** `POST /api/gate-data`: language, region and age of a visitor who has passed the gate; nothing that identifies them. */
export const gateData: Routes = (app, deps) => {
  app.post(
    ENDPOINTS.gateData,
    {
      config: { maxRequests: deps.config.rateLimits.visits },
      schema: formSchema(
        {
          operationId: 'passGate',
          summary: 'Count a visitor who passed the gate.',
          body: formBody('GateData', gateDataSchema.entries),
        },
        { 204: { description: 'The visit is stored.', type: 'null' } },
      ),
    },
    (request, reply) =>
      acceptForm(deps, request, reply, {
        kind: 'gate',
        fields: request.body,
        checked: validate(gateDataSchema, request.body),
      }),
  );
};
