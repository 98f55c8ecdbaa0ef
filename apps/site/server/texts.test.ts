// @vitest-environment jsdom
import { languageTag, LOCALES, type Locale, type SiteSettings } from '@fatal/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { articles } from '#content/news';
import { testSettings } from '../src/testing/page-settings.ts';
import { ORIGIN, testSite } from './testing.ts';

const site = await testSite();
const days = articles.map(({ publishedDate }) => publishedDate).sort();

const draw = (path: string, { day, ...settings }: Partial<SiteSettings> & { day?: string } = {}) =>
  site.renderText(path, { origin: ORIGIN, settings: { ...testSettings(settings), day } });

async function parsed(...text: Parameters<typeof draw>) {
  const document = new DOMParser().parseFromString((await draw(...text)) ?? '', 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const texts = (parent: ParentNode, name: string) =>
  Array.from(parent.querySelectorAll(name), (element) => element.textContent);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('sitemap', () => {
  const pathsIn = (sitemap: Document) => [
    ...new Set(texts(sitemap, 'loc').map((address) => new URL(address).pathname)),
  ];
  const isPosition = (path: string) => path.startsWith('/join-us/');

  it('lists every indexed page in every language, with links to all languages', async () => {
    const sitemap = await parsed('/sitemap.xml');
    const paths = site.paths(undefined).filter((path) => !['/gate', '/404'].includes(path));
    expect(texts(sitemap, 'loc')).toEqual(
      paths.flatMap((path) =>
        LOCALES.map((locale) => ORIGIN + path + (locale === 'en' ? '' : `?lang=${locale}`)),
      ),
    );
    for (const url of sitemap.querySelectorAll('url')) {
      const links = [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
      expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([
        ...LOCALES.map(languageTag),
        'x-default',
      ]);
      expect(links.map((link) => link.getAttribute('href'))).toContain(texts(url, 'loc')[0]);
    }
  });

  it('omits positions while applications are closed', async () => {
    const open = pathsIn(await parsed('/sitemap.xml'));
    const closed = pathsIn(await parsed('/sitemap.xml', { applicationsCloseAt: '2020-07-31T21:59:00.000Z' }));
    expect(open.filter(isPosition)).not.toEqual([]);
    expect(closed).toEqual(open.filter((path) => !isPosition(path)));
  });

  it('omits future articles', async () => {
    const paths = pathsIn(await parsed('/sitemap.xml', { day: days[0] }));
    const out = articles.filter(({ publishedDate }) => publishedDate === days[0]);
    expect(paths.filter((path) => path.startsWith('/news/'))).toEqual(
      out.map(({ id }) => `/news/${String(id)}`),
    );
  });
});

describe('robots.txt', () => {
  it('links to the sitemap and disallows no page', async () => {
    const lines = (await draw('/robots.txt'))?.split('\n');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines?.filter((line) => line.startsWith('Disallow'))).toEqual([
      'Disallow: /api/',
      'Disallow: /withdraw/',
    ]);
  });

  it('disallows everything in a preview', async () => {
    vi.stubEnv('VITE_SITE_PREVIEW', 'true');
    expect(await draw('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });
});

const feedIn = (locale: Locale, day?: string) => parsed(`/feeds/${locale}.atom`, { day });

describe.each(LOCALES)('feed in %s', (locale) => {
  it('contains every article in full, with the elements that Atom requires', async () => {
    const feed = await feedIn(locale);
    const self = `${ORIGIN}/feeds/${locale}.atom`;
    expect(texts(feed, 'feed > id')).toEqual([self]);
    expect(feed.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(self);
    expect(texts(feed, 'feed > updated')).toEqual([`${String(days.at(-1))}T00:00:00Z`]);
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

describe('feed', () => {
  it('uses the language of its path', async () => {
    expect((await feedIn('jp')).documentElement.getAttribute('xml:lang')).toBe('ja');
    const [english, spanish] = await Promise.all([feedIn('en'), feedIn('es')]);
    const titles = texts(english, 'entry > title');
    expect(titles).toEqual(articles.map(({ title }) => title.message));
    expect(texts(spanish, 'entry > title')).not.toEqual(titles);
  });

  it('omits future articles from the feed', async () => {
    const feed = await feedIn('en', days[0]);
    expect(texts(feed, 'published')).toEqual([`${String(days[0])}T00:00:00Z`]);
  });
});

it('returns undefined for an unknown path', () => {
  expect(draw('/feeds/xx.atom')).toBeUndefined();
});
