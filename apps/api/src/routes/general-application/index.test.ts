import { expect, test } from 'vitest';
import { CLOSING_GRACE, ENDPOINTS } from '@fatal/contracts';
import { TODAY, makeApp } from '../../../test/app-fixture.ts';
import { generalApplication } from '../../../test/bodies.ts';

const URL = ENDPOINTS.generalApplication;

test('returns errors for all invalid fields', async () => {
  const { post } = await makeApp();
  const wrong = { surname: ' ', job_title: null, portfolio: 'javascript:alert(1)', email: 'ada@example' };
  const response = await post(URL, { ...generalApplication, ...wrong });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    errors: { surname: ['required'], job_title: ['required'], portfolio: ['active_url'], email: ['email'] },
  });
});

test('accepts several applications from one person, even after the deadline of the positions', async () => {
  const { post, setNow } = await makeApp({
    settings: { applicationsCloseAt: new Date(TODAY).toISOString() },
  });
  expect((await post(URL, generalApplication)).statusCode).toBe(201);
  setNow(TODAY + CLOSING_GRACE);
  expect((await post(URL, generalApplication)).statusCode).toBe(201);
});
