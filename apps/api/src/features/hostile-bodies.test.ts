import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { makeApp } from '../../test/app-fixture.ts';
import { application, contact, gate, generalApplication } from '../../test/bodies.ts';
import type { SubmissionKind } from '../store/store.ts';

const RUNS = 1_000;

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
