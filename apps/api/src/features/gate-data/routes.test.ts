import { expect, test } from 'vitest';
import { ENDPOINTS, MAXIMUM_AGE, MINIMUM_AGE } from '@fatal/contracts';
import { makeApp } from '../../../test/app-fixture.ts';
import { gate } from '../../../test/bodies.ts';

const URL = ENDPOINTS.gateData;

// Spec 12.2
test('answers 204 without a body and keeps language, region and age', async () => {
  const { post, store } = await makeApp();
  const response = await post(URL, gate);
  expect(response.statusCode).toBe(204);
  expect(response.body).toBe('');
  expect(await store.listSubmissions({ kind: 'gate' })).toMatchObject([{ payload: gate }]);
});

test.each([MINIMUM_AGE, MAXIMUM_AGE])('takes the age %d', async (age) => {
  const { post } = await makeApp();
  expect((await post(URL, { ...gate, age })).statusCode).toBe(204);
});

test.each([
  ['language', 'jp'],
  ['language', 'tlh'],
  ['region', 'moon'],
  ['age', MINIMUM_AGE - 1],
  ['age', MAXIMUM_AGE + 1],
  ['age', '30'],
  ['age', 30.5],
])('%s %j gives 422', async (field, value) => {
  const { post, store } = await makeApp();
  const response = await post(URL, { ...gate, [field]: value });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: { [field]: ['required'] } });
  expect(await store.listSubmissions({ kind: 'gate' })).toEqual([]);
});
