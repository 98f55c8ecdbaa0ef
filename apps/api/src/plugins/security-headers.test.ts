import { expect, test } from 'vitest';
import { makeApp } from '../../test/app-fixture.ts';
import { PAGE_CSS, SCRIPT_HASH, hashOf } from '../../test/site-fixture.ts';
import { textWith } from '../../test/matchers.ts';

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']).split(';');

test.each(['/', '/nothing', '/api/news', '/api/nothing'])('protects %s', async (url) => {
  const { app } = await makeApp();
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': textWith('geolocation=()'),
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test.each(['/assets/app-1a2b.js', '/images/moor.avif'])(
  'sends %s, a part of pages, without what documents obey',
  async (url) => {
    const { app } = await makeApp();
    const { headers, statusCode } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of [
      'content-security-policy',
      'permissions-policy',
      'referrer-policy',
      'x-frame-options',
    ])
      expect(headers).not.toHaveProperty(name);
  },
);

test('lets a drawing that is opened by itself run nothing', async () => {
  const { app } = await makeApp();
  expect(policyOf((await app.inject('/favicon.svg')).headers)).toEqual(
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
  );
});

test('allows what the pages hold and nothing else', async () => {
  const { app } = await makeApp();
  expect(policyOf((await app.inject('/')).headers).sort()).toEqual(
    [
      "base-uri 'self'",
      "default-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'frame-src https://www.youtube-nocookie.com',
      "img-src 'self' data:",
      "object-src 'none'",
      `script-src 'self' ${SCRIPT_HASH}`,
      `style-src 'self' ${hashOf(PAGE_CSS)}`,
    ].sort(),
  );
});

test.each(['/', '/nothing', '/withdraw/x'])(
  'lets no style or script of a stranger run on %s',
  async (url) => {
    const { app } = await makeApp();
    expect(policyOf((await app.inject(url)).headers).join()).not.toMatch(/unsafe-(?:inline|eval)/);
  },
);

test('allows styles to pages only', async () => {
  const { app } = await makeApp();
  expect(policyOf((await app.inject('/api/news')).headers)).toContain("style-src 'self'");
});

test.each([
  ['on', 'max-age=31536000; includeSubDomains'],
  ['host', 'max-age=31536000'],
  ['off', undefined],
] as const)('promises TLS as far as HSTS=%s says', async (hsts, expected) => {
  const { app } = await makeApp({ config: { hsts } });
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(expected);
});
