import type { GenericSchema } from 'valibot';

/** What the OpenAPI document says of a route; the route carries it in its `config`. */
export interface Operation {
  operationId: string;
  summary: string;
  /** Of path and headers, as OpenAPI has them. */
  parameters?: readonly object[];
  body?: Body;
  /** By status, beside the failures that any request can meet. */
  responses: Readonly<Record<number, Response>>;
}

/** A schema with a `v.title()` is listed under that name. */
interface Body {
  schema: GenericSchema;
  /** Default `application/json`. */
  mediaType?: string;
}

interface Response {
  description: string;
  /** Default: no body. */
  schema?: GenericSchema;
  /** As OpenAPI has them. */
  headers?: object;
}

/** A route that carries an operation. */
export interface DescribedRoute {
  method: string;
  /** As the router has it: `/api/news/:id`. */
  url: string;
  operation: Operation;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Default: the route is in no document. */
    operation?: Operation;
  }
}

/** An operation that reads something. */
export const reads = (
  operationId: string,
  summary: string,
  schema: GenericSchema,
  others: Partial<Operation> = {},
): Operation => ({
  operationId,
  summary,
  ...others,
  responses: { 200: { description: 'As it is now.', schema }, ...others.responses },
});
