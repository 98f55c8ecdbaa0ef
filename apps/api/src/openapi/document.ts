import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import { getTitle, type GenericSchema } from 'valibot';
import type { DescribedRoute, Operation } from './operation.ts';
import { problemSchema } from './problem-schema.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

const CONFIG = {
  target: 'draft-2020-12',
  // What a client sends, before it is trimmed and filled up.
  typeMode: 'input',
  // Some rules have no counterpart, such as the check of an address; their answers are described beside the schema.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig;

const problem = (description: string) => ({ description, schema: problemSchema });

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

/** Failures that any request can meet. */
const COMMON: Operation['responses'] = {
  429: { ...problem('Too many requests from this client.'), headers: retryAfter },
  500: problem('A defect of the server.'),
  503: { ...problem('The store does not answer at the moment. Nothing was stored.'), headers: retryAfter },
};

/** The API as an OpenAPI 3.1 document. What it says of bodies comes from the schemas that check them. */
export function openApiDocument(routes: readonly DescribedRoute[]) {
  const definitions = namedSchemas(routes.map(({ operation }) => operation));
  const content = (schema: GenericSchema, mediaType = 'application/json') => ({
    content: { [mediaType]: { schema: bare(toJsonSchema(schema, { ...CONFIG, definitions })) } },
  });
  const paths: Record<string, object> = {};
  for (const { method, url, operation } of routes) {
    const { body, responses, ...rest } = operation;
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    const described = {
      ...rest,
      ...(body && { requestBody: { required: true, ...content(body.schema, body.mediaType) } }),
      responses: Object.fromEntries(
        Object.entries({ ...responses, ...COMMON }).map(([status, { schema, ...answer }]) => [
          status,
          { ...answer, ...(schema && content(schema)) },
        ]),
      ),
    };
    paths[path] = { ...paths[path], [method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fatal',
      version: '1.0.0',
      description:
        'What the site of Fatal sends and reads. An answer of 201 means that the submission is on disk.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(toJsonSchemaDefs(definitions, CONFIG)).map(([name, json]) => [name, bare(json)]),
      ),
    },
  };
}

/** Without what only says which dialect it is, what it is called, and how the others are defined. */
function bare({ $schema, $defs, title, ...json }: JsonSchema): JsonSchema {
  return json;
}

function namedSchemas(operations: readonly Operation[]): Record<string, GenericSchema> {
  const schemas = operations.flatMap(({ body, responses }) => [
    body?.schema,
    ...Object.values(responses).map(({ schema }) => schema),
  ]);
  const named: Record<string, GenericSchema> = { Problem: problemSchema };
  for (const schema of schemas) {
    if (!schema) continue;
    for (const part of partsOf(schema)) {
      const title = getTitle(part);
      if (title !== undefined) named[title] = part;
    }
  }
  return named;
}

/** A list is named by what it lists, a choice by what it is between. */
function partsOf(schema: GenericSchema): readonly GenericSchema[] {
  if ('options' in schema) return schema.options as GenericSchema[];
  return ['item' in schema ? (schema.item as GenericSchema) : schema];
}
