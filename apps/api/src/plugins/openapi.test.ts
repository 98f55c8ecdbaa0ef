import SwaggerParser from '@apidevtools/swagger-parser';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { makeApp } from '../../test/app-fixture.ts';
import { application, contact, gate, generalApplication, personMessage } from '../../test/bodies.ts';
import { readOpenApi } from '../../test/openapi.ts';

test('is a valid OpenAPI document', async () => {
  const { app } = await makeApp();
  const response = await app.inject(ENDPOINTS.openApi);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  await expect(SwaggerParser.validate(response.json())).resolves.toBeDefined();
});

test('describes every endpoint', async () => {
  const { app } = await makeApp();
  const { document } = await readOpenApi(app);
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  expect(described.toSorted()).toEqual([
    'get /api/news',
    'get /api/news/{id}',
    'get /api/openapi.json',
    'get /api/team',
    'get /healthz',
    'get /readyz',
    'patch /api/news/{id}/increment-views',
    'post /api/applications',
    'post /api/contact',
    'post /api/event-applications',
    'post /api/gate-data',
    'post /api/general-application',
  ]);
});

/** Fields with rules that JSON Schema can't express. */
const BEYOND_SCHEMAS = new Set(['to', 'social_links']);

test.each([
  [ENDPOINTS.applications, application],
  [ENDPOINTS.generalApplication, generalApplication],
  [ENDPOINTS.contact, contact],
  [ENDPOINTS.contact, personMessage],
  [ENDPOINTS.gateData, gate],
])('%s accepts exactly the bodies that the document allows', async (url, body) => {
  const { app, post } = await makeApp();
  const check = (await readOpenApi(app)).bodyCheck(url);
  const isTaken = async (sent: object) => (await post(url, sent)).statusCode < 300;
  expect([check(body), await isTaken(body)]).toEqual([null, true]);
  const values = [undefined, null, 7, {}, '', 'x'.repeat(10_001)];
  for (const [name, value] of Object.keys(body).flatMap((key) =>
    values.map((each) => [key, each] as const),
  )) {
    // Each body has another address, because one person can apply only once.
    const email = `${name}-${String(values.indexOf(value))}@example.org`;
    const changed = { ...body, ...('email' in body && { email }), [name]: value };
    const sent = JSON.parse(JSON.stringify(changed)) as object;
    const found = { [name]: value, errors: check(sent) };
    if (await isTaken(sent)) expect(found).toMatchObject({ errors: null });
    else if (!BEYOND_SCHEMAS.has(name)) expect(found).not.toMatchObject({ errors: null });
  }
});

test('describes responses correctly', async () => {
  const { app, post } = await makeApp();
  const { answerCheck } = await readOpenApi(app);
  const news = ENDPOINTS.newsItem('{id}');
  const count = { method: 'PATCH', url: ENDPOINTS.incrementViews(1) } as const;
  for (const [method, path, answer] of [
    ['get', ENDPOINTS.openApi, await app.inject(ENDPOINTS.openApi)],
    ['get', ENDPOINTS.news, await app.inject(ENDPOINTS.news)],
    ['get', news, await app.inject(ENDPOINTS.newsItem(1))],
    ['get', news, await app.inject(ENDPOINTS.newsItem(99))],
    ['patch', ENDPOINTS.incrementViews('{id}'), await app.inject(count)],
    ['get', ENDPOINTS.team, await app.inject(ENDPOINTS.team)],
    ['post', ENDPOINTS.contact, await post(ENDPOINTS.contact, contact)],
    ['post', ENDPOINTS.contact, await post(ENDPOINTS.contact, {})],
    ['post', ENDPOINTS.contact, await post(ENDPOINTS.contact, '{')],
    ['get', '/readyz', await app.inject('/readyz')],
  ] as const) {
    const errors = answerCheck(method, path, answer.statusCode)(answer.json());
    expect({ path, errors }).toEqual({ path, errors: null });
  }
});
