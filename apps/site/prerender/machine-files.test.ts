// @vitest-environment jsdom
import { languageTag, LOCALES, type Locale } from '@fatal/contracts';
import { describe, expect, it, vi } from 'vitest';
import { articles } from '#content/news';
import { createI18n, loadCatalogs } from '../src/runtime/i18n.ts';
import { feedAreas, feedXml } from './feed.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { ORIGIN } from './testing.ts';
import { wordsOf } from './words.ts';

const parse = (xml: string) => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
};

const texts = (parent: ParentNode, name: string) =>
  [...parent.querySelectorAll(name)].map((element) => element.textContent);

describe('the sitemap', () => {
  const sitemap = parse(sitemapXml(['/', '/careers'], ORIGIN));

  it('lists every page in every language', () => {
    expect(texts(sitemap, 'loc')).toEqual(
      ['/', '/careers'].flatMap((path) =>
        LOCALES.map((locale) => ORIGIN + path + (locale === 'en' ? '' : `?lang=${locale}`)),
      ),
    );
  });

  it('names all languages in each entry', () => {
    for (const url of sitemap.querySelectorAll('url')) {
      const links = [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
      expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([
        ...LOCALES.map(languageTag),
        'x-default',
      ]);
      expect(links.map((link) => link.getAttribute('href'))).toContain(texts(url, 'loc')[0]);
    }
  });

  it('of a preview is read by nobody', () => {
    vi.stubEnv('SITE_PREVIEW', 'true');
    expect(robotsTxt(ORIGIN)).toBe('User-agent: *\nDisallow: /\n');
    vi.unstubAllEnvs();
  });

  it('is named by robots.txt, which closes no page', () => {
    const lines = robotsTxt(ORIGIN).split('\n');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
      'Disallow: /api/',
      'Disallow: /withdraw/',
    ]);
  });
});

async function feedIn(locale: Locale) {
  const i18n = createI18n(locale);
  await loadCatalogs(i18n, locale, feedAreas());
  return parse(feedXml({ origin: ORIGIN, locale, words: wordsOf(i18n) }));
}

const [newest] = articles
  .map(({ publishedDate }) => publishedDate)
  .toSorted()
  .reverse();

describe.each(LOCALES)('the feed in %s', (locale) => {
  it('has every article whole, with what Atom asks for', async () => {
    const feed = await feedIn(locale);
    const self = `${ORIGIN}/feeds/${locale}.atom`;
    expect(texts(feed, 'feed > id')).toEqual([self]);
    expect(feed.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(self);
    expect(texts(feed, 'feed > updated')).toEqual([`${newest}T00:00:00Z`]);
    const entries = [...feed.querySelectorAll('entry')];
    expect(entries).toHaveLength(articles.length);
    for (const entry of entries) {
      const address = entry.querySelector('link')?.getAttribute('href') ?? '';
      expect(texts(entry, 'id')).toEqual([address]);
      expect(new URL(address).pathname).toMatch(/^\/news\/\d+$/);
      for (const name of ['title', 'summary', 'author > name']) {
        expect(texts(entry, name)).toEqual([expect.stringMatching(/^[^<\u200b]+$/)]);
      }
      const body = new DOMParser().parseFromString(texts(entry, 'content')[0] ?? '', 'text/html').body;
      expect(body.querySelectorAll('p').length).toBeGreaterThan(2);
      for (const link of body.querySelectorAll('a')) {
        expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      }
      for (const file of body.querySelectorAll('img, source')) {
        const files = [file.getAttribute('src'), ...(file.getAttribute('srcset')?.split(', ') ?? [])];
        for (const address of files.filter((one) => one !== null))
          expect(address).toMatch(/^https:\/\/\S+\.(?:avif|webp|png)(?: \d+w)?$/);
      }
    }
    expect(new Set(texts(feed, 'id')).size).toBe(articles.length + 1);
  });
});

it('a feed speaks the language of its address', async () => {
  expect((await feedIn('jp')).documentElement.getAttribute('xml:lang')).toBe('ja');
  const [english, spanish] = await Promise.all([feedIn('en'), feedIn('es')]);
  const titles = texts(english, 'entry > title');
  expect(titles).toEqual(articles.map(({ title }) => title.message));
  expect(texts(spanish, 'entry > title')).not.toEqual(titles);
});
