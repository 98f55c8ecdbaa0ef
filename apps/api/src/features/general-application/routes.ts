import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, generalApplicationSchema, validate } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { acceptedBody } from '../../messages/sentences.ts';
import { formOperation } from '../submissions/form-operation.ts';
import { submissionRoute } from '../submissions/accept.ts';

/** `POST /api/general-application`: an application for no position in particular; the deadline of the positions does not close it. */
export function generalApplicationRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { config } = deps;
  submissionRoute(app, deps, {
    endpoint: ENDPOINTS.generalApplication,
    kind: 'general-application',
    limit: config.rateLimits.submissions,
    operation: formOperation({
      operationId: 'applyGenerally',
      summary: 'Apply without a position.',
      body: 'GeneralApplication',
      entries: generalApplicationSchema.entries,
    }),
    parse: (body) => validate(generalApplicationSchema, body),
    answer: (locale) => ({
      status: 201,
      body: JSON.stringify(acceptedBody('applicationReceived', locale)),
    }),
  });
}
