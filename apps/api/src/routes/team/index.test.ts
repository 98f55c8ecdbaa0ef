import { expect, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { makeApp } from '../../../test/app-fixture.ts';
import { artist } from '../../../test/site-fixture.ts';

test.each([ENDPOINTS.team, `${ENDPOINTS.team}/`])(
  'returns all people with their addresses at %s',
  async (url) => {
    const { app } = await makeApp();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual([artist(1), artist(98)]);
  },
);

test.each(['/api/team/1', '/api/teams'])('returns 404 at %s', async (url) => {
  const { app } = await makeApp();
  expect((await app.inject(url)).statusCode).toBe(404);
});
