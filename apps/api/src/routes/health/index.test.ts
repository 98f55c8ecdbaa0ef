import { expect, test } from 'vitest';
import { makeApp } from '../../../test/app-fixture.ts';

// Spec 2.9
test.each(['/healthz', '/readyz'])('%s returns 200', async (url) => {
  const { app } = await makeApp();
  expect((await app.inject(url)).statusCode).toBe(200);
});

// Spec 2.9
test('the process is up but not ready without a store', async () => {
  const { app } = await makeApp({ store: { isReady: () => Promise.resolve(false) } });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.headers['retry-after']).toBe('5');
});

test('responses have the release in their headers, except those of shared files', async () => {
  const { app } = await makeApp({ release: { id: 'f00d', version: '1.2.3' } });
  const health = await app.inject('/healthz');
  expect(health.json()).toEqual({ status: 'ok', release: 'f00d', version: '1.2.3' });
  const paths = ['/healthz', '/', '/api/news', '/nothing', '/assets/app-1a2b.js'];
  const answers = await Promise.all(paths.map((path) => app.inject(path)));
  expect(answers.map(({ headers }) => [headers['fatal-release'], headers['fatal-version']])).toEqual([
    ...Array.from({ length: 4 }, () => ['f00d', '1.2.3']),
    [undefined, undefined],
  ]);
});
