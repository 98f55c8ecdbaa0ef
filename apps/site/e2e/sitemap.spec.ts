import { allRoutes } from './routes.ts';
import { expect, test } from './test.ts';

test('the sitemap lists every page that search results may show, in every language', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, address = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(new URL(address).pathname).toBe('/sitemap.xml');
  expect(robots).not.toMatch(/^Disallow: \/$/m);

  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed.toSorted()).toEqual(
    allRoutes()
      .filter((path) => path !== '/gate' && path !== '/404')
      .toSorted(),
  );
  expect(xml).toContain('hreflang="es"');
  for (const path of listed) expect((await request.get(path)).status(), path).toBe(200);
});
