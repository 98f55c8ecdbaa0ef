import { expect, test } from 'vitest';
import { TODAY, makeApp } from '../../../test/app-fixture.ts';

const DAY = 24 * 60 * 60_000;

test('serves Contact and an Expires that is always in the future', async () => {
  const { app, setNow } = await makeApp();
  for (const now of [TODAY, TODAY + 3_000 * DAY]) {
    setNow(now);
    const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(now + 90 * DAY);
    expect(expires).toBeLessThan(now + 365 * DAY);
    expect(body).toMatch(/^Contact: http:\/\/localhost:3000\/support#contact$/m);
    expect(body).toMatch(/^Canonical: http:\/\/localhost:3000\/\.well-known\/security\.txt$/m);
  }
});

test('serves the configured contact', async () => {
  const { app } = await makeApp({ config: { securityContact: 'mailto:security@fatal.example' } });
  expect((await app.inject('/.well-known/security.txt')).body).toMatch(
    /^Contact: mailto:security@fatal\.example$/m,
  );
});
