import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { makeApp } from '../../test/app-fixture.ts';
import { contact } from '../../test/bodies.ts';
import { PAGE_CSS, SCRIPT_HASH, hashOf } from '../../test/site-fixture.ts';
import { textWith } from '../../test/matchers.ts';

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']).split(';');

/** Headers that browsers only obey in documents, and headers with the release. */
const OF_DOCUMENTS = {
  'content-security-policy': textWith("default-src 'self'"),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': textWith('geolocation=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'fatal-release': 'f00d',
  'fatal-version': '1.2.3',
};

const own = { 'cross-origin-resource-policy': 'same-origin' };
const shared = { 'cross-origin-resource-policy': 'cross-origin' };
const document = { ...OF_DOCUMENTS, ...own };
const withdrawal = {
  ...document,
  'content-security-policy': textWith("default-src 'none'"),
  'referrer-policy': 'no-referrer',
};

const BROWSER = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0' };
const ANY_TAG = { 'if-none-match': '*' };
const JSON_BODY = { 'content-type': 'application/json' };

test.each<[what: string, status: number, request: InjectOptions, expected: Record<string, string>]>([
  ['a page', 200, { url: '/' }, document],
  ['the head of a page', 200, { url: '/', method: 'HEAD' }, document],
  ['a page that the client has', 304, { url: '/', headers: ANY_TAG }, document],
  ['the gate in place of a page', 200, { url: '/careers', headers: BROWSER }, document],
  ['a missing page', 404, { url: '/nothing' }, document],
  ['a path that cannot be decoded', 400, { url: '/%ff' }, document],
  ['a redirect', 308, { url: '/careers/' }, document],
  ['a method that a page does not support', 405, { url: '/', method: 'POST' }, document],
  ['an answer of the API', 200, { url: ENDPOINTS.news }, document],
  ['the description of the API', 200, { url: ENDPOINTS.openApi }, document],
  ['a missing endpoint of the API', 404, { url: '/api/nothing' }, document],
  ['a path of the API that cannot be decoded', 400, { url: '/api/news/%ff' }, document],
  [
    'a malformed body',
    400,
    { url: ENDPOINTS.contact, method: 'POST', headers: JSON_BODY, body: '{' },
    document,
  ],
  [
    'a body that is too large',
    413,
    { url: ENDPOINTS.contact, method: 'POST', headers: JSON_BODY, body: ' '.repeat(300_000) },
    document,
  ],
  ['an unsupported type', 415, { url: ENDPOINTS.contact, method: 'POST', body: '-' }, document],
  ['missing fields', 422, { url: ENDPOINTS.contact, method: 'POST', body: {} }, document],
  ['a bug', 500, { url: ENDPOINTS.contact, method: 'POST', body: contact }, document],
  ['the health of the server', 200, { url: '/healthz' }, document],
  ['a withdraw link', 404, { url: '/withdraw/x' }, withdrawal],
  ['security.txt', 200, { url: '/.well-known/security.txt' }, document],
  ['the sitemap', 200, { url: '/sitemap.xml' }, document],
  ['a feed', 200, { url: '/feeds/en.atom' }, { ...OF_DOCUMENTS, ...shared }],
  [
    'a feed that the reader has',
    304,
    { url: '/feeds/en.atom', headers: ANY_TAG },
    { ...OF_DOCUMENTS, ...shared },
  ],
  ['robots.txt', 200, { url: '/robots.txt' }, own],
  ['a script', 200, { url: '/assets/app-1a2b.js' }, own],
  ['the state of a page', 200, { url: '/assets/state-1a2b.json' }, own],
  ['a script that is gone', 404, { url: '/assets/app-gone.js' }, document],
  ['a font', 200, { url: '/fonts/text.woff2' }, own],
  ['the manifest', 200, { url: '/manifest.webmanifest' }, own],
  ['a picture', 200, { url: '/images/moor.avif' }, shared],
  ['the head of a picture', 200, { url: '/images/moor.avif', method: 'HEAD' }, shared],
  ['a picture that the client has', 304, { url: '/images/moor.avif', headers: ANY_TAG }, shared],
  [
    'another version of a picture',
    412,
    { url: '/images/moor.avif', headers: { 'if-match': '"x"' } },
    document,
  ],
  ['an icon', 200, { url: '/favicon.ico' }, shared],
  [
    'an SVG',
    200,
    { url: '/favicon.svg' },
    { ...shared, 'content-security-policy': textWith("default-src 'none'") },
  ],
  ['a clip', 200, { url: '/videos/teaser.mp4' }, shared],
  ['a clip with a hash in its name', 200, { url: '/assets/trailer-1a2b.mp4' }, shared],
  ['a part of a clip', 206, { url: '/videos/teaser.mp4', headers: { range: 'bytes=0-9' } }, shared],
  [
    'a range beyond the end of a clip',
    416,
    { url: '/videos/teaser.mp4', headers: { range: 'bytes=5000-' } },
    document,
  ],
  ['captions', 200, { url: '/videos/teaser.en.vtt' }, shared],
  ['a sound', 200, { url: '/sounds/room.m4a' }, shared],
  ['a press kit', 200, { url: '/press/kit.zip' }, { ...shared, 'content-disposition': 'attachment' }],
])('gives %s (%d) the headers of its kind', async (_what, status, request, expected) => {
  const { app } = await makeApp({
    release: { id: 'f00d', version: '1.2.3' },
    store: { submit: () => Promise.reject(new TypeError('x is undefined')) },
  });
  const { statusCode, headers } = await app.inject(request);
  expect(statusCode).toBe(status);
  const names = [
    ...Object.keys(document),
    'content-disposition',
    'x-powered-by',
    'strict-transport-security',
  ];
  expect(Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))).toEqual(
    expected,
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('allows only what pages need', async () => {
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
      "style-src-attr 'unsafe-inline'",
    ].sort(),
  );
});

test.each(['/', '/nothing', '/withdraw/x'])('allows no foreign styles or scripts on %s', async (url) => {
  const { app } = await makeApp();
  const policy = policyOf((await app.inject(url)).headers).filter(
    (rule) => !rule.startsWith('style-src-attr '),
  );
  expect(policy.join()).not.toMatch(/unsafe-(?:inline|eval)/);
});

test.each([
  ['on', 'max-age=31536000; includeSubDomains'],
  ['host', 'max-age=31536000'],
  ['off', undefined],
] as const)('sends Strict-Transport-Security for HSTS=%s', async (hsts, expected) => {
  const { app } = await makeApp({ config: { hsts } });
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(expected);
});
