import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LOCALES, languageTag } from '@fatal/contracts';
import { makeApp } from '../../../test/app-fixture.ts';
import { listening } from '../../../test/listening.ts';
import { DAY_TO_COME, VIDEO, pageText, writeSiteFixture } from '../../../test/site-fixture.ts';
import { anyText } from '../../../test/matchers.ts';
import { sentence } from '../../messages/sentences.ts';
import { loadSite } from '../../site/load-site.ts';

describe('a page', () => {
  test('is served as HTML that browsers revalidate each time', async () => {
    const { app } = await makeApp();
    const response = await app.inject('/careers');
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(pageText('/careers', 'en'));
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-language': 'en',
      vary: 'Accept-Encoding, Cookie, Sec-Fetch-Dest, User-Agent',
      etag: expect.stringMatching(/^"[\w-]+"$/) as string,
    });
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  test.each([
    ['br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip, deflate', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip;q=1.0, br;q=0', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['zstd', undefined, (body: Buffer) => body],
  ])('is encoded for Accept-Encoding %j as %s', async (accepted, coding, decode) => {
    const { app } = await makeApp();
    const response = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(coding);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(decode(response.rawPayload).toString()).toBe(pageText('/', 'en'));
  });

  test('has an entity tag for each coding and language', async () => {
    const { app } = await makeApp();
    const requests = ['br', 'gzip', ''].flatMap((coding) =>
      ['/', '/?lang=es'].map((url) => app.inject({ url, headers: { 'accept-encoding': coding } })),
    );
    const tags = (await Promise.all(requests)).map((response) => response.headers.etag);
    expect(new Set(tags).size).toBe(tags.length);
  });

  test('returns 304 if the browser has it', async () => {
    const { app } = await makeApp();
    const headers = { 'accept-encoding': 'br' };
    const { etag } = (await app.inject({ url: '/', headers })).headers;
    for (const tags of [String(etag), `"other", W/${String(etag)}`, '*']) {
      const response = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': tags } });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe('');
      expect(response.headers).toMatchObject({
        etag,
        vary: 'Accept-Encoding, Cookie, Sec-Fetch-Dest, User-Agent',
        'cache-control': 'no-cache',
      });
    }
    const other = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  test('has no body for HEAD', async () => {
    const { app } = await makeApp();
    const response = await app.inject({ method: 'HEAD', url: '/careers' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
    expect(response.headers['content-length']).toBe(String(pageText('/careers', 'en').length));
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('returns 405 for %s', async (method) => {
    const { app } = await makeApp();
    const response = await app.inject({ method, url: '/careers' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(response.json()).toEqual({ message: anyText });
    expect((await app.inject({ method, url: '/nothing' })).statusCode).toBe(404);
  });

  test('that fails to render returns an uncached error and is rendered again for the next request', async () => {
    const siteDir = writeSiteFixture();
    onTestFinished(() => rmSync(siteDir, { recursive: true }));
    const site = await loadSite(siteDir);
    const renderPage = vi.fn(site.renderPage).mockRejectedValueOnce(new Error('no page'));
    const { app } = await makeApp({ site: { ...site, renderPage } });
    const failed = await app.inject('/careers');
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toEqual({ message: anyText });
    expect(failed.headers['cache-control']).toBe('no-store');
    expect((await app.inject('/careers')).body).toBe(pageText('/careers', 'en'));
  });

  test('with a future date is published at midnight in the studio’s time zone', async () => {
    const { app, setNow } = await makeApp();
    const seen = async () => [
      (await app.inject('/news/4')).statusCode,
      (await app.inject('/sitemap.xml')).body.includes('/news/4'),
    ];
    const midnight = Date.parse(`${DAY_TO_COME}T00:00:00+01:00`);
    setNow(midnight - 1);
    expect(await seen()).toEqual([404, false]);
    setNow(midnight);
    expect(await seen()).toEqual([200, true]);
    // Setting the clock back hides it again.
    setNow(midnight - 1);
    expect(await seen()).toEqual([404, false]);
  });
});

describe('the language', () => {
  test.each(LOCALES)('%s can be requested and is remembered in a cookie', async (locale) => {
    const { app } = await makeApp();
    const response = await app.inject(`/careers?a=1&lang=${locale}`);
    expect(response.body).toBe(pageText('/careers', locale));
    expect(response.headers['content-language']).toBe(languageTag(locale));
    expect(response.headers['set-cookie']).toBe(`language=${locale}; Path=/; SameSite=Lax; Max-Age=31536000`);
    const later = await app.inject({ url: '/', headers: { cookie: `a=b; language=${locale}; c=d` } });
    expect(later.body).toBe(pageText('/', locale));
    expect(later.headers).not.toHaveProperty('set-cookie');
  });

  test('ja is an alias of jp', async () => {
    const { app } = await makeApp();
    const response = await app.inject('/?lang=ja');
    expect(response.body).toBe(pageText('/', 'jp'));
    expect(response.headers['set-cookie']).toMatch(/^language=jp;/);
  });

  test('in the query overrides the cookie', async () => {
    const { app } = await makeApp();
    const response = await app.inject({ url: '/?lang=de', headers: { cookie: 'language=es' } });
    expect(response.headers['content-language']).toBe('de');
  });

  test.each([
    'tlh',
    '',
    '../..',
    '..%2f..',
    'EN',
    'es%00',
    'es;Path=/x',
    '%0d%0aX-Bad:1',
    '%zz',
    'es&lang=tlh&lang[]=de',
  ])('lang=%s is ignored if it is not a language', async (value) => {
    const { app } = await makeApp();
    const response = await app.inject({ url: `/?lang=${value}`, headers: { cookie: 'language=it' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).not.toHaveProperty('x-bad');
    const expected = value.startsWith('es&') ? 'es' : 'it';
    expect(response.body).toBe(pageText('/', expected));
  });

  test.each(['language=tlh', 'language=', 'xlanguage=es', 'language', '=;=;;', 'language=%zz'])(
    'the invalid cookie %j is ignored',
    async (cookie) => {
      const { app } = await makeApp();
      const response = await app.inject({ url: '/', headers: { cookie } });
      expect(response.headers['content-language']).toBe('en');
    },
  );
});

// Spec 4.2, 4.3
describe('the gate', () => {
  const gateText = (locale: string) =>
    pageText('/gate', locale).replace(
      '<title>',
      '<noscript><meta http-equiv="refresh" content="0;url=?noscript"></noscript><title>',
    );
  const opens = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0' };

  test.each(['/', '/careers', '/news/1'])(
    'is served to a browser that opens %s for the first time',
    async (url) => {
      const { app } = await makeApp();
      const response = await app.inject({ url, headers: opens });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(gateText('en'));
      expect(response.headers['cache-control']).toBe('private, no-cache');
    },
  );

  test('uses the language of the query or the cookie', async () => {
    const { app } = await makeApp();
    const asked = await app.inject({ url: '/careers?lang=es', headers: opens });
    expect(asked.body).toBe(gateText('es'));
    expect(asked.headers['set-cookie']).toMatch(/^language=es;/);
    const known = await app.inject({ url: '/careers', headers: { ...opens, cookie: 'language=jp' } });
    expect(known.body).toBe(gateText('jp'));
  });

  test('keeps the status 404 of a missing page', async () => {
    const { app } = await makeApp();
    const response = await app.inject({ url: '/nothing', headers: opens });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(gateText('en'));
  });

  test.each([
    ['a browser that has passed it', { ...opens, cookie: 'language=en; gatePassed=true' }],
    ['a client that is not a browser', {}],
    ['a preview that runs no scripts', { 'user-agent': 'TelegramBot (like TwitterBot)' }],
    ['a frame', { ...opens, 'sec-fetch-dest': 'iframe' }],
    ['a script', { ...opens, 'sec-fetch-dest': 'empty' }],
  ])('is not served to %s', async (_, headers) => {
    const { app } = await makeApp();
    const response = await app.inject({ url: '/careers', headers });
    expect(response.body).toBe(pageText('/careers', 'en'));
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  // Spec 4.3
  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', {}],
    ['ZulipURLPreview/9.4', { 'sec-fetch-dest': 'document' }],
  ])('is not served to %s, which gets a page marked for crawlers', async (userAgent, headers) => {
    const { app } = await makeApp();
    const asked = { ...headers, 'user-agent': userAgent };
    const response = await app.inject({ url: '/careers', headers: asked });
    expect(response.body).toBe(pageText('/careers', 'en').replace('<html', '<html data-crawler'));
    const { etag } = (await app.inject('/careers')).headers;
    const known = { ...asked, 'if-none-match': String(etag) };
    expect((await app.inject({ url: '/careers', headers: known })).statusCode).toBe(200);
  });

  test.each(['gatePassed=', 'gatePassed=false', 'xgatePassed=true', 'gatePassed=true1'])(
    'is served despite the cookie %j',
    async (cookie) => {
      const { app } = await makeApp();
      const response = await app.inject({ url: '/careers', headers: { ...opens, cookie } });
      expect(response.body).toBe(gateText('en'));
    },
  );

  test('lets browsers without scripts continue, for the rest of the session', async () => {
    const { app } = await makeApp();
    const response = await app.inject({ url: '/careers?noscript', headers: opens });
    expect(response.body).toBe(pageText('/careers', 'en'));
    expect(response.headers['set-cookie']).toBe('gatePassed=noscript; Path=/; SameSite=Lax');
    const headers = { ...opens, cookie: 'gatePassed=noscript' };
    expect((await app.inject({ url: '/news/1', headers })).body).toBe(pageText('/news/1', 'en'));
    expect((await app.inject({ url: '/gate', headers: opens })).body).toBe(pageText('/gate', 'en'));
  });

  test('is replaced by the page once passed, even if the browser sends the ETag of the gate', async () => {
    const { app } = await makeApp();
    const { etag } = (await app.inject({ url: '/careers', headers: opens })).headers;
    const headers = { ...opens, 'if-none-match': String(etag) };
    expect((await app.inject({ url: '/careers', headers })).statusCode).toBe(304);
    const passed = await app.inject({ url: '/careers', headers: { ...headers, cookie: 'gatePassed=true' } });
    expect(passed.statusCode).toBe(200);
    expect(passed.body).toBe(pageText('/careers', 'en'));
  });
});

describe('a path without a page', () => {
  // Spec 3.2
  test.each([
    '/nothing',
    '/join-us/janitor',
    '/news/9',
    '/news/one',
    '/index.html',
    '/.vite/manifest.json',
    '/Careers',
    '/careers.html',
    '/server/entry-server.js',
    '/assets',
    '/__proto__',
    '/constructor',
  ])('%s is answered with 404 and the “not found” page', async (url) => {
    const { app } = await makeApp();
    const response = await app.inject({ url, headers: { cookie: 'language=es' } });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(pageText('/404', 'es'));
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('never returns 304', async () => {
    const { app } = await makeApp();
    const response = await app.inject({ url: '/nothing', headers: { 'if-none-match': '*' } });
    expect(response.statusCode).toBe(404);
  });

  test('/404 itself returns 404', async () => {
    const { app } = await makeApp();
    expect((await app.inject('/404')).statusCode).toBe(404);
  });

  test.each([
    '/assets/',
    '/assets/app-gone.js',
    '/fonts/gone.woff2',
    '/assets/app-1a2b.js.br',
    '/assets/app-1a2b.js/',
    '/assets/..%2f..%2fserver%2fentry-server.js',
    '/assets/.hidden',
    '/assets/%00',
    `/assets/${'x'.repeat(1000)}.js`,
  ])('%s is answered with an uncached JSON error', async (url) => {
    const { app } = await makeApp();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: anyText });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each([
    '/../server/entry-server.js',
    '/%2e%2e/server/entry-server.js',
    '/..%2fserver/entry-server.js',
    '/assets/%5c..%5c..',
    '/%00',
    '//etc/passwd',
  ])('%s does not reach a file', async (url) => {
    const { app } = await makeApp();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
  });
});

describe('an unusual request target', () => {
  /** Returns the raw response to a request line. */
  async function ask(line: string, headers: readonly string[] = []) {
    const { ask: send } = await listening();
    const answer = await send([`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers]);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
  }

  // RFC 9112, 3.2.2
  test.each([
    ['http://localhost/careers', '/careers', 'en'],
    ['HTTP://other.example:8080/careers', '/careers', 'en'],
    ['https://user@[::1]:3000/careers?lang=es', '/careers', 'es'],
    ['http://localhost/?lang=de', '/', 'de'],
    ['http://localhost?lang=de', '/', 'de'],
    ['http://localhost', '/', 'en'],
    ['/careers?', '/careers', 'en'],
    ['/careers?a=http://localhost/', '/careers', 'en'],
    ['/?%zz&%ff', '/', 'en'],
  ])('%s is answered with the page', async (target, page, locale) => {
    const { status, body } = await ask(`GET ${target}`);
    expect({ status, body }).toEqual({ status: 200, body: pageText(page, locale) });
  });

  test.each([
    ['http://localhost/images/moor.avif', 200],
    ['http://localhost/%69mages/moor.avif', 200],
    ['http://localhost/api/news', 200],
    ['/api/n%65ws', 200],
    ['/api/news?', 200],
    ['http://localhost/api/nothing', 404],
    ['http://localhost/.well-known/security.txt', 200],
  ])('%s is answered with %d', async (target, status) => {
    expect((await ask(`GET ${target}`)).status).toBe(status);
  });

  test.each([
    ['/%63areers', '/careers'],
    ['/%63areers/?a=%2F', '/careers?a=%2F'],
    ['http://localhost/careers/', '/careers'],
    ['/join%2Dus/prop', '/join-us/prop'],
  ])('%s redirects to the canonical %s', async (target, location) => {
    const { status, head } = await ask(`GET ${target}`);
    expect(status).toBe(308);
    expect(head).toContain(`\r\nlocation: ${location.toLowerCase()}\r\n`);
  });

  test.each([
    '//careers',
    'http://localhost//careers',
    '/careers;a=b',
    '/join-us%2Fprop',
    '/./careers',
    '/news/../careers',
    '/careers%00',
    '/caf%C3%A9',
    '/%25',
    '/%25zz',
  ])('%s is not a page', async (target) => {
    const { status, body } = await ask(`GET ${target}`, ['Cookie: language=es']);
    expect({ status, body }).toEqual({ status: 404, body: pageText('/404', 'es') });
  });

  test.each([
    '/%',
    '/%zz',
    '/%c0%af',
    '/careers/%ff',
    '/caf%E9',
    '/withdraw/%ff',
    'http://localhost/%e0%a4%a',
  ])('%s cannot be decoded and is answered with a page in the visitor’s language', async (target) => {
    const { status, head, body } = await ask(`GET ${target}?lang=es`);
    expect({ status, body }).toEqual({ status: 400, body: pageText('/404', 'es') });
    expect(head).toContain('\r\ncontent-language: es\r\n');
    expect((await ask(`POST ${target}`, ['Content-Length: 0'])).status).toBe(400);
  });

  test.each(['/api/%', '/api/news/%ff', '/api/%zz/increment-views'])(
    '%s in the API cannot be decoded and returns JSON',
    async (target) => {
      const { status, body } = await ask(`GET ${target}`, ['Accept-Language: de']);
      expect({ status, body: JSON.parse(body) as unknown }).toEqual({
        status: 400,
        body: { message: sentence('unreadable', 'de') },
      });
    },
  );

  test('may be long', async () => {
    const long = 'x'.repeat(10_000);
    expect((await ask(`GET /${long}`)).body).toBe(pageText('/404', 'en'));
    expect((await ask(`GET /api/news/${long}`)).status).toBe(404);
    expect((await ask(`PATCH /api/news/${long}/increment-views`, ['Content-Length: 0'])).status).toBe(404);
    const { status, body } = await ask(`POST /withdraw/${long}`, ['Content-Length: 0']);
    expect(status).toBe(404);
    expect(body).toContain('<html lang="en">');
  });

  test('OPTIONS * returns the methods of the server', async () => {
    const { status, head } = await ask('OPTIONS *');
    expect(status).toBe(204);
    expect(head).toContain('\r\nallow: get, head, post, patch');
  });
});

describe('a trailing slash', () => {
  test.each([
    ['/careers/', '/careers'],
    ['/careers//', '/careers'],
    ['/careers/?lang=es&a=/', '/careers?lang=es&a=/'],
    ['/join-us/prop/', '/join-us/prop'],
  ])('%s redirects to %s', async (url, location) => {
    const { app } = await makeApp();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(location);
  });

  test.each([
    '//evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '//evil.example/%2f..',
    '///careers/',
  ])('%s does not redirect', async (url) => {
    const { app } = await makeApp();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers).not.toHaveProperty('location');
  });
});

describe('a public file', () => {
  test.each([
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/fonts/text.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/feeds/en.atom', 'application/atom+xml; charset=utf-8', 'no-cache'],
    ['/images/moor.avif', 'image/avif', 'public, max-age=86400'],
    ['/assets/trailer-1a2b.mp4', 'video/mp4', 'public, max-age=31536000, immutable'],
  ])('%s has the type %s and the cache policy %s', async (url, type, cacheControl) => {
    const { app } = await makeApp();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
    const { etag } = response.headers;
    const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
  });

  test.each(['/assets/app-1a2b.js', '/feeds/en.atom'])('is compressed if it is text: %s', async (url) => {
    const { app } = await makeApp();
    const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  });

  test('supports range requests', async () => {
    const { app } = await makeApp();
    const response = await app.inject({ url: '/videos/teaser.mp4', headers: { range: 'bytes=10-19' } });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe('bytes 10-19/1000');
    expect(response.rawPayload).toEqual(VIDEO.subarray(10, 20));
    const beyond = await app.inject({ url: '/videos/teaser.mp4', headers: { range: 'bytes=5000-' } });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */1000');
  });

  test('is a resumable download if it is an archive', async () => {
    const { app } = await makeApp();
    const url = '/press/kit.zip';
    const whole = await app.inject(url);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment',
      'accept-ranges': 'bytes',
    });
    const { etag } = whole.headers;
    const rest = await app.inject({ url, headers: { range: 'bytes=600-', 'if-range': String(etag) } });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload).toEqual(whole.rawPayload.subarray(600));
    const another = await app.inject({ url, headers: { range: 'bytes=600-', 'if-range': '"another"' } });
    expect(another.statusCode).toBe(200);
    const picture = await app.inject('/images/moor.avif');
    expect(picture.headers).not.toHaveProperty('content-disposition');
  });
});

describe('a file without a hash in its name', () => {
  /** Modification time of all files in a release archive. */
  const BUILT = new Date(0);

  /** Creates an app whose picture, archive and icon have this content. */
  async function makeRelease(content: string, time = BUILT) {
    const siteDir = writeSiteFixture();
    onTestFinished(() => rmSync(siteDir, { recursive: true }));
    for (const file of ['images/moor.avif', 'press/kit.zip', 'favicon.svg']) {
      const path = join(siteDir, 'client', file);
      writeFileSync(path, content);
      utimesSync(path, time, time);
    }
    return makeApp({ site: await loadSite(siteDir) });
  }

  test.each(['/images/moor.avif', '/press/kit.zip', '/favicon.svg'])(
    'has an entity tag that depends only on its content: %s',
    async (url) => {
      const [first, same, next] = [
        await makeRelease('dawn'),
        await makeRelease('dawn', new Date(1e12)),
        await makeRelease('dusk'),
      ];
      const { headers } = await first.app.inject(url);
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(headers).not.toHaveProperty('last-modified');
      const known = { 'if-none-match': String(headers.etag) };
      expect((await same.app.inject({ url, headers: known })).statusCode).toBe(304);
      const changed = await next.app.inject({ url, headers: known });
      expect(changed.statusCode).toBe(200);
      expect(changed.body).toBe('dusk');
    },
  );

  test('is resumed only if its content is the same', async () => {
    const url = '/press/kit.zip';
    const { etag } = (await (await makeRelease('dawn')).app.inject(url)).headers;
    const { app } = await makeRelease('dusk');
    for (const validator of [String(etag), 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const headers = { range: 'bytes=2-', 'if-range': validator };
      const response = await app.inject({ url, headers });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe('dusk');
    }
    const own = String((await app.inject(url)).headers.etag);
    const status = async (headers: Record<string, string>) => (await app.inject({ url, headers })).statusCode;
    expect(await status({ range: 'bytes=2-', 'if-range': own })).toBe(206);
    // A weak tag doesn't cover single bytes (RFC 9110, 13.1.5).
    expect(await status({ range: 'bytes=2-', 'if-range': `W/${own}` })).toBe(200);
    expect(await status({ 'if-match': own })).toBe(200);
    expect(await status({ 'if-match': String(etag) })).toBe(412);
  });
});
