import { expect, test } from 'vitest';
import { CLOSING_GRACE, ENDPOINTS, MAX_LENGTH } from '@fatal/contracts';
import { TODAY, makeApp } from '../../../test/app-fixture.ts';
import { generalApplication } from '../../../test/bodies.ts';

const URL = ENDPOINTS.generalApplication;

test.each([
  ['full_name', '', 'required'],
  ['surname', ' ', 'required'],
  ['job_title', null, 'required'],
  ['portfolio', '', 'required'],
  ['portfolio', 'ada.example.org', 'active_url'],
  ['portfolio', 'javascript:alert(1)', 'active_url'],
  ['portfolio', `https://a.org/${'x'.repeat(MAX_LENGTH.url)}`, 'too_long'],
  ['email', 'ada@example', 'email'],
  ['phone', '1'.repeat(MAX_LENGTH.phone + 1), 'too_long'],
  ['message', undefined, 'required'],
  ['message', 'x'.repeat(MAX_LENGTH.text + 1), 'too_long'],
])('%s %j gives %s', async (field, value, key) => {
  const { post } = await makeApp();
  const response = await post(URL, { ...generalApplication, [field]: value });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: { [field]: [key] } });
});

test('takes several from one person', async () => {
  const { post } = await makeApp();
  expect((await post(URL, generalApplication)).statusCode).toBe(201);
  expect((await post(URL, generalApplication)).statusCode).toBe(201);
});

test('stays open after the deadline of the positions', async () => {
  const { post, setNow } = await makeApp({
    settings: { applicationsCloseAt: new Date(TODAY).toISOString() },
  });
  setNow(TODAY + CLOSING_GRACE);
  expect((await post(URL, generalApplication)).statusCode).toBe(201);
});
