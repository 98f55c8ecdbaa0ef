import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, gateDataSchema, validate, type GateData } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { acceptSubmission, answerOutcome, type SubmissionForm } from '../submissions/accept.ts';
import { FORM_HEADERS, formBody, REFUSED } from '../submissions/form-schema.ts';

const FORM: SubmissionForm<GateData> = { endpoint: ENDPOINTS.gateData, kind: 'gate' };

/** `POST /api/gate-data`: language, region and age of somebody who passed the gate; nothing that names them. */
export function gateDataRoutes(app: FastifyInstance, deps: RouteDeps): void {
  app.post(
    FORM.endpoint,
    {
      config: limited(deps.config.rateLimits.visits),
      schema: {
        operationId: 'passGate',
        summary: 'Count a visitor who passed the gate.',
        headers: FORM_HEADERS,
        body: formBody('GateData', gateDataSchema.entries),
        response: { 204: { description: 'It is on disk.', type: 'null' }, ...REFUSED },
      },
    },
    async (request, reply) => {
      const { body: fields } = request;
      const checked = validate(gateDataSchema, fields);
      return answerOutcome(reply, await acceptSubmission(deps, FORM, request, { fields, checked }));
    },
  );
}
