import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, gateDataSchema, validate } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { formOperation } from '../submissions/form-operation.ts';
import { submissionRoute } from '../submissions/accept.ts';

/** `POST /api/gate-data`: language, region and age of somebody who passed the gate; nothing that names them. */
export function gateDataRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { config } = deps;
  submissionRoute(app, deps, {
    endpoint: ENDPOINTS.gateData,
    kind: 'gate',
    limit: config.rateLimits.visits,
    operation: formOperation({
      operationId: 'passGate',
      summary: 'Count a visitor who passed the gate.',
      body: 'GateData',
      entries: gateDataSchema.entries,
      success: { 204: { description: 'It is on disk.' } },
    }),
    parse: (body) => validate(gateDataSchema, body),
    answer: () => ({ status: 204, body: null }),
  });
}
