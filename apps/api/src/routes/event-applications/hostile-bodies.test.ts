import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVENT_APPLICATIONS_ENDPOINT } from '@fatal/contracts';
import { makeApp } from '../../../test/app-fixture.ts';
import { blank, eventFields } from '../../../test/bodies.ts';
import { nastyText } from '../../../test/hostile.ts';
import { multipartBody, pdf } from '../../../test/multipart.ts';
import { createEventCodes } from '../../store/event-codes.ts';

const MULTIPART_RUNS = 500;

test(`${EVENT_APPLICATIONS_ENDPOINT} responds to any form and stores only listed fields`, async () => {
  const { app, store, dataDir } = await makeApp();
  const codes = await createEventCodes(store, 50);
  const good = (code: string) => ({ ...blank('event-application'), ...eventFields(code) });
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
        url: EVENT_APPLICATIONS_ENDPOINT,
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
