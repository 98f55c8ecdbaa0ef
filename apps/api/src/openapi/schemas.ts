import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import {
  ARTIST_ROLES,
  MAX_RESUME_SIZE,
  RESUME_TYPES,
  SOCIAL_PLATFORMS,
  SPAM_FIELDS,
  applicationSchema,
  contactSchema,
  eventApplicationSchema,
  gateDataSchema,
  generalApplicationSchema,
} from '@fatal/contracts';

type JsonSchema = Record<string, unknown>;

/** What a client sends, by the rules that the server checks it with. */
function bodyOf(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...body } = toJsonSchema(schema, {
    typeMode: 'input',
    // Trimming and the check of an address have no counterpart; their answers are described beside the schema.
    errorMode: 'ignore',
  }) as JsonSchema & { properties: JsonSchema };
  return { ...body, properties: { ...body.properties, ...SPAM_PROPERTIES } };
}

const SPAM_PROPERTIES = {
  [SPAM_FIELDS.trap]: {
    type: 'string',
    description: 'Leave it out or empty. Text in it marks the submission as a program’s.',
  },
  [SPAM_FIELDS.elapsed]: {
    type: ['number', 'string'],
    description: 'Milliseconds from the appearance of the form to its submission. Never stored.',
  },
};

const text = (description?: string) => ({ type: 'string', ...(description && { description }) });

const object = (properties: JsonSchema, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

const jsonTextOf = (description: string) => ({
  type: ['string', 'null'],
  contentMediaType: 'application/json',
  description,
});

const withProperty = (schema: JsonSchema, name: string, property: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...(schema.properties as JsonSchema), [name]: property },
});

const path = text('Path without extension; add `.png`, or a width and `.avif` or `.webp`.');

/** Every shape that the document names. */
export const schemas: Record<string, JsonSchema> = {
  Application: withProperty(
    bodyOf(applicationSchema),
    'social_links',
    jsonTextOf('JSON text of a map from platform to address, or null. A second `other` is `other_2`.'),
  ),
  GeneralApplication: bodyOf(generalApplicationSchema),
  Contact: bodyOf(contactSchema),
  GateData: bodyOf(gateDataSchema),
  EventApplication: {
    ...withProperty(
      withProperty(
        bodyOf(eventApplicationSchema),
        'portfolio_links',
        jsonTextOf('JSON text of a list of one to five addresses.'),
      ),
      'resume',
      {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: `A file of at most ${String(MAX_RESUME_SIZE)} bytes whose content is one of ${Object.keys(RESUME_TYPES).join(', ')}.`,
      },
    ),
    required: [...((bodyOf(eventApplicationSchema).required as string[] | undefined) ?? []), 'resume'],
  },
  Accepted: object({ message: text('A sentence in the language of `Accept-Language`.') }),
  Problem: object(
    {
      message: text(
        'A sentence in the language of `Accept-Language`, or a key such as `application_form.error.closed`.',
      ),
      errors: {
        type: 'object',
        description: 'Keys by field, such as `required`; a row is `social_links.0.link`.',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
    ['message'],
  ),
  NewsItem: object({
    id: { type: 'integer' },
    title: text('Translation key.'),
    content: text('Translation key of an HTML message.'),
    image: path,
    published_date: { type: 'string', format: 'date' },
    views: { type: 'integer', minimum: 0 },
    author: object({ image: path, name: text(), first_surname: text() }),
  }),
  Views: object({ views: { type: 'integer', minimum: 0 } }),
  Artist: object({
    id: { type: 'integer' },
    name: text(),
    first_surname: text(),
    image: { type: ['string', 'null'] },
    email: text('Empty for somebody who gives none.'),
    roles: { type: 'array', items: object({ name: { enum: ARTIST_ROLES } }) },
    is_lead: { enum: [0, 1] },
    social_links: {
      type: 'object',
      propertyNames: { enum: SOCIAL_PLATFORMS },
      additionalProperties: { type: 'string', format: 'uri' },
    },
    original_role: { enum: [...ARTIST_ROLES, null] },
  }),
  Health: object({ status: { const: 'ok' } }),
};
