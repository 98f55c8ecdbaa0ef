import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeApp } from '../../../test/app-fixture.ts';
import { JSON_FORMS } from '../../../test/bodies.ts';
import { nasty, nastyText } from '../../../test/hostile.ts';

/** Number of bodies for each of the four JSON forms, ten thousand in total. */
const RUNS = 2_500;

/** Generates valid bodies with changed, missing and extra fields, and arbitrary JSON and text. */
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

test.each(JSON_FORMS)(
  '$url responds to any body and stores only listed fields',
  async ({ url, kind, body: good }) => {
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

test('the server responds to any URL', async () => {
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
