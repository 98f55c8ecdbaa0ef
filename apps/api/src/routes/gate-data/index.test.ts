import { expect, test } from 'vitest';
import { ENDPOINTS, MINIMUM_AGE } from '@fatal/contracts';
import { makeApp } from '../../../test/app-fixture.ts';
import { gate } from '../../../test/bodies.ts';

// Spec 12.2
test('returns 204 without a body and stores language, region and age', async () => {
  const { post, store } = await makeApp();
  const response = await post(ENDPOINTS.gateData, gate);
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(await store.listSubmissions({ kind: 'gate' })).toMatchObject([{ payload: gate }]);
});

test('returns errors for all invalid fields and stores nothing', async () => {
  const { post, store } = await makeApp();
  const response = await post(ENDPOINTS.gateData, { language: 'tlh', region: 'moon', age: MINIMUM_AGE - 1 });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    errors: { language: ['required'], region: ['required'], age: ['required'] },
  });
  expect(await store.listSubmissions({ kind: 'gate' })).toEqual([]);
});
