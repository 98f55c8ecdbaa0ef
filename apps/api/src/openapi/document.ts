import { ENDPOINTS, IDEMPOTENCY_HEADER } from '@fatal/contracts';
import { schemas } from './schemas.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const answer = (description: string, schema?: object) => ({ description, ...(schema && json(schema)) });
const problem = (description: string) => answer(description, ref('Problem'));
const header = (description: string, schema: object = { type: 'string' }) => ({ description, schema });

const retryAfter = { 'Retry-After': header('Seconds to wait.', { type: 'integer' }) };

/** Failures that any request can meet. */
const common = {
  429: { ...problem('Too many requests from this client.'), headers: retryAfter },
  500: problem('A defect of the server.'),
  503: { ...problem('The store does not answer at the moment. Nothing was stored.'), headers: retryAfter },
};

const idempotencyKey = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description:
    'Up to 200 printable ASCII characters. The same key with the same body is answered as the first time and stores nothing twice.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const articleId = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Number of the article.',
  schema: { type: 'string', pattern: '^[1-9]\\d*$' },
};

interface FormOperation {
  operationId: string;
  summary: string;
  body: string;
  mediaType?: string;
  closes?: boolean;
}

/** `POST` of a form: what all of them have in common. */
function form({ operationId, summary, body, mediaType = 'application/json', closes }: FormOperation) {
  return {
    operationId,
    summary,
    parameters: [idempotencyKey],
    requestBody: { required: true, content: { [mediaType]: { schema: ref(body) } } },
    responses: {
      201: answer('It is on disk.', ref('Accepted')),
      400: problem('The body or the key cannot be read.'),
      ...(closes && { 403: problem('The deadline has passed: `application_form.error.closed`.') }),
      409: problem('The key was used with another body.'),
      413: problem('The body is too large.'),
      415: problem(`The body is not ${mediaType}.`),
      422: problem('Some fields are not accepted.'),
      ...common,
    },
  };
}

const read = (operationId: string, summary: string, schema: object, others: object = {}) => ({
  operationId,
  summary,
  responses: { 200: answer('As it is now.', schema), ...others, ...common },
});

/** The API as an OpenAPI 3.1 document. What it says of bodies comes from the contracts that check them. */
export const openApiDocument = {
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
  paths: {
    [ENDPOINTS.applications]: {
      post: form({
        operationId: 'apply',
        summary: 'Apply for a position, once per address, role and 30 days.',
        body: 'Application',
        closes: true,
      }),
    },
    [ENDPOINTS.generalApplication]: {
      post: form({
        operationId: 'applyGenerally',
        summary: 'Apply without a position.',
        body: 'GeneralApplication',
      }),
    },
    [ENDPOINTS.eventApplications]: {
      post: form({
        operationId: 'applyAtEvent',
        summary: 'Apply with the one-use code of the festival and a résumé.',
        body: 'EventApplication',
        mediaType: 'multipart/form-data',
      }),
    },
    [ENDPOINTS.contact]: {
      post: form({ operationId: 'contact', summary: 'Write to the studio.', body: 'Contact' }),
    },
    [ENDPOINTS.gateData]: {
      post: (() => {
        const operation = form({
          operationId: 'passGate',
          summary: 'Count a visitor who passed the gate.',
          body: 'GateData',
        });
        const { 201: _created, ...responses } = operation.responses;
        return { ...operation, responses: { 204: answer('It is on disk.'), ...responses } };
      })(),
    },
    [ENDPOINTS.news]: {
      get: read('listNews', 'All articles, newest first.', { type: 'array', items: ref('NewsItem') }),
    },
    [ENDPOINTS.newsItem('{id}')]: {
      parameters: [articleId],
      get: read('readArticle', 'One article.', ref('NewsItem'), {
        404: problem('There is no such article.'),
      }),
    },
    [ENDPOINTS.incrementViews('{id}')]: {
      parameters: [articleId],
      patch: read('countView', 'Add one view.', ref('Views'), { 404: problem('There is no such article.') }),
    },
    [ENDPOINTS.team]: {
      get: read('listTeam', 'Everybody on the team.', { type: 'array', items: ref('Artist') }),
    },
    [ENDPOINTS.openApi]: {
      get: read('describe', 'This document.', { type: 'object' }),
    },
    '/healthz': { get: read('isUp', 'The process is up.', ref('Health')) },
    '/readyz': { get: read('isReady', 'The store answers.', ref('Health')) },
  },
  components: { schemas },
} as const;
