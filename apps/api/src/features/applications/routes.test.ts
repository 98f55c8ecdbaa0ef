import { describe, expect, test } from 'vitest';
import {
  CLOSING_GRACE,
  ENDPOINTS,
  MAX_LENGTH,
  POSITION_ROLE_NAMES,
  SPAM_FIELDS,
  type ApplicationPayload,
} from '@fatal/contracts';
import { TODAY, makeApp } from '../../../test/app-fixture.ts';
import { application } from '../../../test/bodies.ts';
import { anyText } from '../../../test/matchers.ts';

const URL = ENDPOINTS.applications;

describe('the fields of an application', () => {
  const long = 'x'.repeat(MAX_LENGTH.text + 1);
  const links = (map: unknown) => JSON.stringify(map);

  test.each([
    ['full_name', ' ', 'full_name', 'required'],
    ['full_name', 7, 'full_name', 'required'],
    ['full_name', 'x'.repeat(MAX_LENGTH.line + 1), 'full_name', 'too_long'],
    ['surname', 'x'.repeat(MAX_LENGTH.line + 1), 'surname', 'too_long'],
    ['surname', 7, 'surname', 'required'],
    ['email', '', 'email', 'required'],
    ['email', 'ada', 'email', 'email'],
    ['email', 'संपर्क@example.org', 'email', 'email_ascii'],
    ['full_name', '\u200b\u3164', 'full_name', 'required'],
    ['motivation', '\u2800\u2060', 'motivation', 'required'],
    ['email', `${'x'.repeat(MAX_LENGTH.email)}@example.org`, 'email', 'too_long'],
    ['phone', '1'.repeat(MAX_LENGTH.phone + 1), 'phone', 'too_long'],
    ['software', '', 'software', 'required'],
    ['software', long, 'software', 'too_long'],
    ['motivation', null, 'motivation', 'required'],
    ['motivation', long, 'motivation', 'too_long'],
    ['availability', long, 'availability', 'too_long'],
    ['source', '\n\t', 'source', 'required'],
    ['source', 'x'.repeat(MAX_LENGTH.line + 1), 'source', 'too_long'],
    ['role', 'Janitor', 'role', 'required'],
    ['role', 'prop', 'role', 'required'],
    ['role', undefined, 'role', 'required'],
    ['social_links', 'no json', 'social_links', 'required_link'],
    ['social_links', {}, 'social_links', 'required_link'],
    ['social_links', links([]), 'social_links', 'required_link'],
    ['social_links', links({ github: 7 }), 'social_links', 'required_link'],
    ['social_links', links({ github: '' }), 'social_links.0.link', 'required_link'],
    [
      'social_links',
      links({ x: 'https://x.com', other: 'ftp://a.org' }),
      'social_links.1.link',
      'active_url',
    ],
    ['social_links', links({ x: 'javascript:alert(1)' }), 'social_links.0.link', 'active_url'],
    ['social_links', links({ myspace: 'https://a.org' }), 'social_links.0.platform', 'required_link'],
    ['social_links', '{"__proto__":"https://a.org"}', 'social_links.0.platform', 'required_link'],
  ])('%s %j gives %s: %s', async (field, value, errorField, errorKey) => {
    const { post, store } = await makeApp();
    const response = await post(URL, { ...application, [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ message: anyText, errors: { [errorField]: [errorKey] } });
    expect(await store.listSubmissions()).toEqual([]);
  });

  test('are reported together', async () => {
    const { post } = await makeApp();
    const response = await post(URL, { ...application, full_name: '', email: 'ada', software: undefined });
    expect(response.json()).toMatchObject({
      errors: { full_name: ['required'], email: ['email'], software: ['required'] },
    });
  });
});

test.each(Object.values(POSITION_ROLE_NAMES))('takes the role %s', async (role) => {
  const { post } = await makeApp();
  expect((await post(URL, { ...application, role })).statusCode).toBe(201);
});

// Spec 11.4
test('takes the earlier payload without surname, phone and availability', async () => {
  const { post, store } = await makeApp();
  const earlier: Partial<ApplicationPayload> = { ...application, social_links: null };
  delete earlier.surname;
  delete earlier.phone;
  delete earlier.availability;
  expect((await post(URL, earlier)).statusCode).toBe(201);
  const [stored] = await store.listSubmissions();
  expect(stored?.payload).toMatchObject({ surname: '', phone: '', availability: '', social_links: [] });
});

test('keeps markup as the text that it is, and answers without it', async () => {
  const { post, store } = await makeApp();
  const script = '<script>alert("x")</script>';
  const fields = ['full_name', 'surname', 'software', 'motivation', 'availability', 'source'] as const;
  const body = { ...application, ...Object.fromEntries(fields.map((field) => [field, script])) };
  const response = await post(URL, body);
  expect(response.statusCode).toBe(201);
  expect(response.body).not.toContain('<');
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  const [stored] = await store.listSubmissions();
  for (const field of fields) expect(stored?.payload[field]).toBe(script);
});

test('never repeats what was sent in an error', async () => {
  const { post } = await makeApp();
  const response = await post(URL, { ...application, role: '<img src=x>', email: '<b>' });
  expect(response.body).not.toContain('<');
});

// Spec 11.13
test('refuses the same e-mail and role within 30 days', async () => {
  const { post } = await makeApp();
  await post(URL, application);
  const again = await post(URL, { ...application, email: 'ADA@example.org' });
  expect(again.statusCode).toBe(422);
  expect(again.json()).toEqual({ message: anyText, errors: { email: ['unique'] } });
  expect((await post(URL, { ...application, role: 'FX Artist' })).statusCode).toBe(201);
});

test.each([
  '\u200bada@example.org',
  'ada\u2060@example.org',
  '\u202aada@example.org\u202c',
  'ada@exam\u00adple.org',
  'mailto:ada@example.org',
  'Ada <ada@example.org>',
  'ada@example.org.',
  'ADA@EXAMPLE.ORG,',
])('refuses them for the same address written as %j, and erases what came from it', async (email) => {
  const { post, store } = await makeApp();
  expect((await post(URL, { ...application, email })).statusCode).toBe(201);
  expect((await post(URL, application)).json()).toMatchObject({ errors: { email: ['unique'] } });
  expect((await store.eraseByEmail(` ${email} `, { dryRun: true })).submissions.application).toBe(1);
  expect((await store.eraseByEmail('ada@example.org')).submissions.application).toBe(1);
});

test('knows an address by either form of its domain', async () => {
  const { post, store } = await makeApp();
  expect((await post(URL, { ...application, email: 'ada@käse.example' })).statusCode).toBe(201);
  const again = await post(URL, { ...application, email: 'ada@xn--kse-qla.example' });
  expect(again.json()).toMatchObject({ errors: { email: ['unique'] } });
  expect((await store.eraseByEmail('Ada@KÄSE.example')).submissions.application).toBe(1);
});

test('tells what looks like a program nothing of who has applied', async () => {
  const { post, store } = await makeApp();
  const ask = async (email: string) => {
    const response = await post(URL, { ...application, email, [SPAM_FIELDS.elapsed]: 1 });
    const { date, ...headers } = response.headers;
    expect(date).toBeDefined();
    return { status: response.statusCode, headers: Object.keys(headers), body: response.body };
  };
  await post(URL, application);
  const known = await ask(application.email);
  expect(known.status).toBe(201);
  expect(known).toEqual(await ask('bea@example.org'));
  expect(await store.listSubmissions({ spam: false })).toHaveLength(1);
});

test('writes to whoever has applied when somebody is told so', async () => {
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

describe('the closing instant', () => {
  const settings = { applicationsCloseAt: new Date(TODAY).toISOString() };
  const closed = { message: 'application_form.error.closed' };

  // Spec 9.5
  test('is enforced after five minutes', async () => {
    const { post, setNow, store } = await makeApp({ settings });
    setNow(TODAY + CLOSING_GRACE - 1);
    expect((await post(URL, application)).statusCode).toBe(201);
    setNow(TODAY + CLOSING_GRACE);
    const response = await post(URL, { ...application, role: 'FX Artist' });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual(closed);
    expect(await store.listSubmissions()).toHaveLength(1);
  });

  test('does not change the answer to what came before', async () => {
    const { post, setNow } = await makeApp({ settings });
    const headers = { 'idempotency-key': 'k' };
    const first = await post(URL, application, headers);
    setNow(TODAY + 2 * CLOSING_GRACE);
    const again = await post(URL, application, headers);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });

  test('is said before anything about the fields', async () => {
    const { post, setNow } = await makeApp({ settings });
    setNow(TODAY + CLOSING_GRACE);
    expect((await post(URL, {})).statusCode).toBe(403);
  });

  test('without one the form stays open', async () => {
    const { post, setNow } = await makeApp();
    setNow(Date.parse('2099-01-01'));
    expect((await post(URL, application)).statusCode).toBe(201);
  });
});
