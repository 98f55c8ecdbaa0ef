import { describe, expect, test } from 'vitest';
import { CLOSING_GRACE, ENDPOINTS, SPAM_FIELDS, type ApplicationPayload } from '@fatal/contracts';
import { TODAY, makeApp } from '../../../test/app-fixture.ts';
import { application } from '../../../test/bodies.ts';
import { anyText } from '../../../test/matchers.ts';

const URL = ENDPOINTS.applications;

test('returns errors for all invalid fields without their values and stores nothing', async () => {
  const { post, store } = await makeApp();
  const links = { x: 'https://x.com', other: 'javascript:alert(1)', myspace: 'https://a.org' };
  const response = await post(URL, {
    ...application,
    full_name: '\u200b\u3164',
    email: '<b>',
    role: '<img src=x>',
    motivation: null,
    social_links: JSON.stringify(links),
  });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({
    message: anyText,
    errors: {
      full_name: ['required'],
      email: ['email'],
      motivation: ['required'],
      'social_links.1.link': ['active_url'],
      'social_links.2.platform': ['required_link'],
      role: ['required'],
    },
  });
  expect(response.body).not.toContain('<');
  expect(await store.listSubmissions()).toEqual([]);
});

// Spec 11.4
test('accepts an earlier payload without surname, phone and availability', async () => {
  const { post, store } = await makeApp();
  const earlier: Partial<ApplicationPayload> = { ...application, social_links: null };
  delete earlier.surname;
  delete earlier.phone;
  delete earlier.availability;
  expect((await post(URL, earlier)).statusCode).toBe(201);
  const [stored] = await store.listSubmissions();
  expect(stored?.payload).toMatchObject({ surname: '', phone: '', availability: '', social_links: [] });
});

test('stores markup as plain text', async () => {
  const { post, store } = await makeApp();
  const script = '<script>alert("x")</script>';
  expect((await post(URL, { ...application, full_name: script, motivation: script })).statusCode).toBe(201);
  expect(await store.listSubmissions()).toMatchObject([
    { payload: { full_name: script, motivation: script } },
  ]);
});

// Spec 11.13
test('rejects a second application with the same e-mail and role within 30 days', async () => {
  const { post } = await makeApp();
  await post(URL, application);
  const again = await post(URL, { ...application, email: 'ADA@example.org' });
  expect(again.statusCode).toBe(422);
  expect(again.json()).toEqual({ message: anyText, errors: { email: ['unique'] } });
  expect((await post(URL, { ...application, role: 'FX Artist' })).statusCode).toBe(201);
});

test.each([
  ['\u200bada@example.org', 'ada@example.org'],
  ['\u202aada@exam\u00adple.org\u202c', 'ada@example.org'],
  ['Ada <ADA@example.org.>', 'ada@example.org'],
  ['ada@käse.example', 'ada@xn--kse-qla.example'],
])('treats the address %j as %s, also when erasing', async (email, same) => {
  const { post, store } = await makeApp();
  expect((await post(URL, { ...application, email })).statusCode).toBe(201);
  const again = await post(URL, { ...application, email: same });
  expect(again.json()).toMatchObject({ errors: { email: ['unique'] } });
  expect((await store.eraseByEmail(` ${email} `, { dryRun: true })).submissions.application).toBe(1);
  expect((await store.eraseByEmail(same)).submissions.application).toBe(1);
});

test('does not reveal earlier applications to bots', async () => {
  const { post, store } = await makeApp();
  const ask = async (email: string) => {
    const response = await post(URL, { ...application, email, [SPAM_FIELDS.elapsed]: 1 });
    const headers = Object.keys(response.headers);
    return { status: response.statusCode, headers, body: response.body };
  };
  await post(URL, application);
  const known = await ask(application.email);
  expect(known.status).toBe(201);
  expect(known).toEqual(await ask('bea@example.org'));
  expect(await store.listSubmissions({ spam: false })).toHaveLength(1);
});

test('mails the applicant about a second application', async () => {
  const { post, store, wakes } = await makeApp();
  await post(URL, application);
  const [first] = await store.listSubmissions();
  await store.claimMessages({ limit: 9, leaseMs: 60_000 });
  const before = wakes();
  expect((await post(URL, application)).statusCode).toBe(422);
  expect(await store.claimMessages({ limit: 9, leaseMs: 60_000 })).toMatchObject([
    { channel: 'mail', purpose: 'repeated', submissionId: first?.id },
  ]);
  expect(wakes()).toBe(before + 1);
});

describe('the deadline', () => {
  const settings = { applicationsCloseAt: new Date(TODAY).toISOString() };

  // Spec 9.5
  test('is enforced after five minutes, before the fields are validated', async () => {
    const { post, setNow, store } = await makeApp({ settings });
    setNow(TODAY + CLOSING_GRACE - 1);
    expect((await post(URL, application)).statusCode).toBe(201);
    setNow(TODAY + CLOSING_GRACE);
    for (const body of [{ ...application, role: 'FX Artist' }, {}]) {
      const response = await post(URL, body);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toEqual({ message: 'application_form.error.closed' });
    }
    expect(await store.listSubmissions()).toHaveLength(1);
  });

  test('does not change the response to a retried application', async () => {
    const { post, setNow } = await makeApp({ settings });
    const headers = { 'idempotency-key': 'k' };
    const first = await post(URL, application, headers);
    setNow(TODAY + 2 * CLOSING_GRACE);
    const again = await post(URL, application, headers);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });
});
