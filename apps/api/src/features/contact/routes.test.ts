import { expect, test } from 'vitest';
import { CONTACT_REASONS, ENDPOINTS, MAX_LENGTH } from '@fatal/contracts';
import { TODAY, makeApp } from '../../../test/app-fixture.ts';
import { contact } from '../../../test/bodies.ts';

const URL = ENDPOINTS.contact;

test.each([
  ['firstName', '', 'required'],
  ['surname', {}, 'required'],
  ['email', undefined, 'required'],
  ['email', 'a b@c.de', 'email'],
  ['phone', '1'.repeat(MAX_LENGTH.phone + 1), 'too_long'],
  ['reason', 'spam', 'required'],
  ['message', '', 'required'],
  ['message', 'x'.repeat(MAX_LENGTH.text + 1), 'too_long'],
])('%s %j gives %s', async (field, value, key) => {
  const { post } = await makeApp();
  const response = await post(URL, { ...contact, [field]: value });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: { [field]: [key] } });
});

test.each(CONTACT_REASONS)('takes the reason %s', async (reason) => {
  const { post } = await makeApp();
  expect((await post(URL, { ...contact, reason })).statusCode).toBe(201);
});

// SPEC 5: Contact: 500 characters are advice
// DECISIONS 3: 10,000 characters on the server
test('takes a message of 10,000 characters and a missing phone', async () => {
  const { post } = await makeApp();
  const body = { ...contact, phone: undefined, message: '霧'.repeat(MAX_LENGTH.text) };
  expect((await post(URL, body)).statusCode).toBe(201);
});

test('stays open when applications close', async () => {
  const { post, setNow } = await makeApp({
    settings: { applicationsCloseAt: new Date(TODAY).toISOString() },
  });
  setNow(Date.parse('2099-01-01'));
  expect((await post(URL, contact)).statusCode).toBe(201);
});
