import { LOCALES } from '@fatal/contracts';
import { allRoutes } from './routes.ts';
import { expect, test } from './test.ts';

const LISTED = allRoutes().filter((path) => path !== '/gate' && path !== '/404');

test('the sitemap lists every indexable page in every language', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, address = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(new URL(address).pathname).toBe('/sitemap.xml');
  expect(robots).not.toMatch(/^Disallow: \/$/m);

  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const urls = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url),
  );
  expect(urls).toHaveLength(LISTED.length * LOCALES.length);
  expect([...new Set(urls.map(({ pathname }) => pathname))].sort()).toEqual(LISTED.toSorted());
  // Checks one language per page in rotation, because rendering all for the first time takes the server ten seconds.
  const some = LISTED.map((path, index) =>
    urls.filter(({ pathname }) => pathname === path).at(index % LOCALES.length),
  );
  const answers = await Promise.all(
    some.map(async (url) => {
      const address = new URL(`${url?.pathname ?? ''}${url?.search ?? ''}`, baseURL);
      return `${address.href}: ${String((await fetch(address)).status)}`;
    }),
  );
  expect(answers.filter((one) => !one.endsWith(': 200'))).toEqual([]);
});

test('every page links to a feed in its language', async ({ request }) => {
  for (const locale of LOCALES) {
    const html = await (await request.get(`/careers?lang=${locale}`)).text();
    const [, href = ''] =
      /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(html) ?? [];
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const feed = await request.get(href);
    expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(await feed.text()).toContain(`<id>${new URL(href, canonical).href}</id>`);
  }
});

test('the content security policy allows structured data', async ({ insider: page }) => {
  await page.goto('/support');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graphs = texts.map((text) => JSON.parse(text) as { '@graph': { '@type': string }[] });
  expect(graphs.flatMap((graph) => graph['@graph'].map((item) => item['@type']))).toEqual([
    'FAQPage',
    'BreadcrumbList',
  ]);
});
