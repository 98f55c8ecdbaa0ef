import SwaggerParser from '@apidevtools/swagger-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { ENDPOINTS, toEventApplicationFields } from '@fatal/contracts';
import { makeApp } from '../../test/app-fixture.ts';
import type { openApiDocument } from './document.ts';
import { application, contact, gate, generalApplication } from '../../test/bodies.ts';

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
  ['GateData', gate],
  [
    'EventApplication',
    {
      ...toEventApplicationFields({
        first_name: 'Ada',
        surname: 'Example',
        email: 'ada@example.org',
        md_code: 'MD2025ABCD',
        portfolio_links: [{ link: 'https://ada.example.org' }],
      }),
      resume: '%PDF-',
    },
  ],
])('%s takes a body that the server takes', async (name, body) => {
  const { document } = await served();
  const ajv = new Ajv2020({ strict: false, formats: { email: true, uri: true, date: true } });
  const validate = ajv.compile({ $ref: `#/components/schemas/${name}`, components: document.components });
  const given = JSON.parse(JSON.stringify(body)) as Record<string, unknown>;
  expect([validate(given), validate.errors]).toEqual([true, null]);
  const [first = ''] = Object.keys(given);
  expect(validate({ ...given, [first]: undefined }) && validate({ ...given, [first]: 7 })).toBe(false);
});

test('shows answers as they are', async () => {
  const { app, document, post } = await served();
  const ajv = new Ajv2020({ strict: false, formats: { uri: true, date: true } });
  const check = (name: string, value: unknown) => {
    const validate = ajv.compile({ $ref: `#/components/schemas/${name}`, components: document.components });
    expect([name, validate(value), validate.errors]).toEqual([name, true, null]);
  };
  check('NewsItem', (await app.inject(ENDPOINTS.newsItem(1))).json());
  for (const artist of (await app.inject(ENDPOINTS.team)).json<unknown[]>()) check('Artist', artist);
  check('Accepted', (await post(ENDPOINTS.contact, contact)).json());
  check('Problem', (await post(ENDPOINTS.contact, {})).json());
  check('Views', (await app.inject({ method: 'PATCH', url: ENDPOINTS.incrementViews(1) })).json());
  check('Health', (await app.inject('/readyz')).json());
});
