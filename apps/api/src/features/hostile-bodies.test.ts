import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { makeApp } from '../../test/app-fixture.ts';
import { application, contact, gate, generalApplication, blank } from '../../test/bodies.ts';
import { multipartBody, pdf } from '../../test/multipart.ts';
import type { SubmissionKind } from '../store/store.ts';

/** For each of the four forms that travel as JSON: ten thousand bodies in all. */
const RUNS = 2_500;

const MULTIPART_RUNS = 500;

const POSTS: [string, SubmissionKind, object][] = [
  [ENDPOINTS.applications, 'application', application],
  [ENDPOINTS.generalApplication, 'general-application', generalApplication],
  [ENDPOINTS.contact, 'contact', contact],
  [ENDPOINTS.gateData, 'gate', gate],
];

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    -0,
    1e308,
    '\u0000',
    '\ud800',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    'ada@example.org',
    'https://example.org',
    '{"__proto__":"https://a.org"}',
    '{"other":"https://a.org","other_2":"https://b.org"}',
    'x'.repeat(10_001),
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 4 }),
);
/** As text; JSON's, for not every value has a text of its own. */
const nastyText = nasty.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));

/** A good body with some fields spoiled or missing and others added, or any JSON, or any text at all. */
const hostileBody = (good: object) =>
  fc.oneof(
    { weight: 4, arbitrary: spoiled(good) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );

const spoiled = (good: object) =>
  fc
    .record({
      changes: fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(good)), fc.string()), nasty),
      missing: fc.subarray(Object.keys(good), { maxLength: 2 }),
    })
    .map(({ changes, missing }) => {
      const kept = Object.entries(good).filter(([field]) => !missing.includes(field));
      return JSON.stringify({ ...Object.fromEntries(kept), ...changes });
    });

test.each(POSTS)(
  '%s answers anything, and keeps only what it lists',
  async (url, kind, good) => {
    const { post, store } = await makeApp();
    await fc.assert(
      fc.asyncProperty(
        hostileBody(good),
        fc.option(fc.string({ unit: 'grapheme-ascii' })),
        async (body, key) => {
          const response = await post(url, body, key === null ? {} : { 'idempotency-key': key });
          expect(response.statusCode).toBeLessThan(500);
          expect(response.body).not.toContain('<');
        },
      ),
      { numRuns: RUNS },
    );
    const stored = await store.listSubmissions({ kind });
    expect(stored).not.toEqual([]);
    for (const { payload } of stored) {
      expect(Object.keys(payload).filter((field) => !(field in good))).toEqual([]);
    }
  },
  60_000,
);

test(`${ENDPOINTS.eventApplications} answers any form, and keeps only what it lists`, async () => {
  const { app, store, dataDir } = await makeApp();
  const codes = await store.createEventCodes(50);
  const good = (code: string) => ({
    ...blank('event-application'),
    first_name: 'Ada',
    surname: 'Example',
    email: 'ada@example.org',
    md_code: code,
    portfolio_links: '["https://ada.example.org"]',
  });
  const names = [...Object.keys(good('')), 'resume', '__proto__', 'constructor', 'form_ms'];
  const value = fc.oneof(nastyText, fc.constant(pdf), fc.string({ unit: 'binary' }));
  const spoiltForm = fc.record({
    code: fc.constantFrom(...codes),
    kept: fc.subarray(Object.keys(good('')), { minLength: 3 }),
    added: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), value), { maxLength: 4 }),
    cutAt: fc.option(fc.nat({ max: 2_000 }), { freq: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(spoiltForm, async ({ code, kept, added, cutAt }) => {
      const texts = Object.entries(good(code)).filter(([field]) => kept.includes(field));
      const { payload, headers } = multipartBody([...texts, ['resume', pdf], ...added]);
      const response = await app.inject({
        method: 'POST',
        url: ENDPOINTS.eventApplications,
        headers,
        payload: cutAt === null ? payload : payload.subarray(0, cutAt),
      });
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).not.toContain('<');
    }),
    { numRuns: MULTIPART_RUNS },
  );
  const stored = await store.listSubmissions({ kind: 'event-application' });
  expect(stored).not.toEqual([]);
  for (const { payload } of stored) expect(Object.keys(payload)).toEqual(Object.keys(good('')));
  expect(readdirSync(join(dataDir, 'uploads'))).toHaveLength(stored.length);
}, 60_000);

test('addresses of any kind are answered', async () => {
  const { app } = await makeApp();
  const segment = fc.oneof(nastyText, fc.string({ unit: 'binary' }), fc.webPath());
  const prefix = fc.constantFrom('/api/news/', '/api/', '/withdraw/', '/', '/news/');
  const method = fc.constantFrom('GET', 'PATCH', 'POST', 'DELETE', 'HEAD', 'OPTIONS');
  await fc.assert(
    fc.asyncProperty(method, prefix, segment, async (method, start, rest) => {
      const url = start + encodeURIComponent(rest.isWellFormed() ? rest : '').slice(0, 3_000);
      expect((await app.inject({ method: method as 'GET', url })).statusCode).toBeLessThan(500);
    }),
    { numRuns: 1_000 },
  );
}, 60_000);
