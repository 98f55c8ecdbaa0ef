import SwaggerParser from '@apidevtools/swagger-parser';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { makeApp } from '../../test/app-fixture.ts';
import type { openApiDocument } from './document.ts';
import { application, contact, gate, generalApplication, personMessage } from '../../test/bodies.ts';
import { bodyCheck } from '../../test/openapi.ts';

async function served() {
  const fixture = await makeApp();
  const response = await fixture.app.inject(ENDPOINTS.openApi);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  return { ...fixture, document: response.json<ReturnType<typeof openApiDocument>>() };
}

test('is a valid OpenAPI document', async () => {
  const { document } = await served();
  await expect(SwaggerParser.validate(document as never)).resolves.toBeDefined();
});

test('describes every route of the API, and no other', async () => {
  const routes: string[] = [];
  const { app } = await makeApp({
    watch: (watched) =>
      watched.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
      }),
  });
  await app.ready();
  const isDescribed = (route: string) =>
    /^[A-Z]+ (?:\/api\/|\/healthz|\/readyz)/.test(route) && !route.includes('*');
  const { document } = await served();
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => method !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.toSorted()).toEqual(routes.filter(isDescribed).toSorted());
});

test.each([
  ['Application', application],
  ['Application', { ...application, surname: undefined, phone: undefined, availability: undefined }],
  ['GeneralApplication', generalApplication],
  ['Contact', contact],
  ['PersonMessage', personMessage],
  ['GateData', gate],
])('%s takes a body that the server takes', async (name, body) => {
  const { document } = await served();
  const errorsOf = bodyCheck(document, name);
  const given = JSON.parse(JSON.stringify(body)) as Record<string, unknown>;
  expect(errorsOf(given)).toBeNull();
  const [first = ''] = Object.keys(given);
  expect(errorsOf({ ...given, [first]: undefined }) ?? errorsOf({ ...given, [first]: 7 })).not.toBeNull();
});

test('shows answers as they are', async () => {
  const { app, document, post } = await served();
  const check = (name: string, value: unknown) =>
    expect([name, bodyCheck(document, name)(value)]).toEqual([name, null]);
  check('NewsItem', (await app.inject(ENDPOINTS.newsItem(1))).json());
  for (const artist of (await app.inject(ENDPOINTS.team)).json<unknown[]>()) check('Artist', artist);
  check('Accepted', (await post(ENDPOINTS.contact, contact)).json());
  check('Problem', (await post(ENDPOINTS.contact, {})).json());
  check('Views', (await app.inject({ method: 'PATCH', url: ENDPOINTS.incrementViews(1) })).json());
  check('Health', (await app.inject('/readyz')).json());
});
