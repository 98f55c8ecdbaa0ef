import { describe, expect, test } from 'vitest';
import { ENDPOINTS, MAX_LENGTH, SPAM_FIELDS } from '@fatal/contracts';
import { TODAY, makeApp } from '../../../test/app-fixture.ts';
import { readConfig } from '../../config.ts';
import { contact, personMessage } from '../../../test/bodies.ts';

const URL = ENDPOINTS.contact;

test('returns errors for all invalid fields', async () => {
  const { post } = await makeApp();
  const wrong = { surname: {}, email: 'a b@c.de', reason: 'spam', message: 'x'.repeat(MAX_LENGTH.text + 1) };
  const response = await post(URL, { ...contact, ...wrong });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    errors: { surname: ['required'], email: ['email'], reason: ['required'], message: ['too_long'] },
  });
});

// Spec 11.1
test('accepts a message of 10,000 characters without a phone number', async () => {
  const { post } = await makeApp();
  const body = { ...contact, phone: undefined, message: '霧'.repeat(MAX_LENGTH.text) };
  expect((await post(URL, body)).statusCode).toBe(201);
});

test('accepts messages after the deadline for applications', async () => {
  const { post, setNow } = await makeApp({
    settings: { applicationsCloseAt: new Date(TODAY).toISOString() },
  });
  setNow(Date.parse('2099-01-01'));
  expect((await post(URL, contact)).statusCode).toBe(201);
});

describe('a message to a person', () => {
  const everything = { limit: 9, leaseMs: 1 };
  const settings = readConfig({ MAIL_STUDIO: 'studio@fatal.example', WEBHOOK_URL: 'https://hooks.example/' });

  test('is only sent to that person, and the response does not contain the address', async () => {
    const { post, store } = await makeApp({ config: { mail: settings.mail } });
    const response = await post(URL, personMessage);
    expect(response.statusCode).toBe(201);
    expect(JSON.stringify([response.headers, response.body])).not.toContain('studio.example');
    const [stored] = await store.listSubmissions();
    expect(stored).toMatchObject({ kind: 'contact', payload: personMessage });
    const messages = await store.claimMessages(everything);
    expect(messages.map(({ channel, purpose }) => `${channel} ${purpose}`).sort()).toEqual([
      'mail confirmation',
      'mail notice',
    ]);
  });

  test('does not wait for the digest', async () => {
    const { mail } = readConfig({ MAIL_STUDIO: 'studio@fatal.example', MAIL_DIGEST: '08:00' });
    const { post, store } = await makeApp({ config: { mail } });
    await post(URL, personMessage);
    expect((await store.stats()).outbox).toMatchObject({ pending: 2 });
  });

  test.each([2, '98', 'ada.98@studio.example', '', [98]])(
    'is rejected for the recipient %j with an error of the field',
    async (to) => {
      const { post, store } = await makeApp();
      const response = await post(URL, { ...personMessage, to });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ errors: { to: ['unknown_person'] } });
      expect(await store.listSubmissions()).toEqual([]);
    },
  );

  test('is not sent if it looks like spam', async () => {
    const { post, store } = await makeApp();
    expect((await post(URL, { ...personMessage, [SPAM_FIELDS.trap]: 'x' })).statusCode).toBe(201);
    expect(await store.listSubmissions()).toMatchObject([{ spam: true }]);
    expect(await store.claimMessages(everything)).toEqual([]);
  });

  test('shares the confirmation limit of messages to the studio', async () => {
    const { mail } = readConfig({ MAIL_LIMIT_ADDRESS: '1' });
    const { post, store } = await makeApp({ config: { mail } });
    await post(URL, contact);
    await post(URL, personMessage);
    const messages = await store.claimMessages(everything);
    expect(messages.filter(({ purpose }) => purpose === 'confirmation')).toHaveLength(1);
    expect(messages.filter(({ purpose }) => purpose === 'notice')).toHaveLength(1);
  });

  test('shares the rate limit of messages to the studio', async () => {
    const { rateLimits } = readConfig({ RATE_LIMIT_SUBMISSIONS: '1' });
    const { post } = await makeApp({ config: { rateLimits } });
    expect((await post(URL, contact)).statusCode).toBe(201);
    expect((await post(URL, personMessage)).statusCode).toBe(429);
  });
});
