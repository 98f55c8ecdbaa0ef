// @vitest-environment jsdom
import { LOCALES } from '@fatal/contracts';
import { describe, expect, it, vi } from 'vitest';
import { articles } from '#content/news';
import { readAddresses } from './addresses.ts';
import { headHtml } from './head.ts';
import { describePage, ORIGIN } from './testing.ts';

// In jsdom, the site behaves as in a browser and would fetch the fonts.
vi.mock(import('../src/i18n/japanese-faces.ts'), async (original) => ({
  ...(await original()),
  loadJapaneseFaces: () => Promise.resolve(),
}));

const parse = (html: string) => new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');

const headOf = async (...page: Parameters<typeof describePage>) =>
  parse(headHtml(await describePage(...page)));

/** Returns the contents of all meta elements with a name, in document order. */
const contents = (head: Document, name: string) =>
  [...head.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  );

const links = (head: Document, selector: string) =>
  [...head.querySelectorAll(`link${selector}`)].map((link) => link.getAttribute('href'));

describe('head of a page', () => {
  it('contains the title, the canonical URL and links to other languages', async () => {
    const head = await headOf('/team', 'de');
    expect(head.title).toBe('Team · Fatal');
    expect(links(head, '[rel=canonical]')).toEqual([`${ORIGIN}/team?lang=de`]);
    expect(links(head, '[hreflang]')).toEqual([
      ...LOCALES.map((locale) => `${ORIGIN}/team${locale === 'en' ? '' : `?lang=${locale}`}`),
      `${ORIGIN}/team`,
    ]);
    expect(head.querySelector('[hreflang=ja]')?.getAttribute('href')).toBe(`${ORIGIN}/team?lang=jp`);
    expect(head.querySelector('[hreflang=x-default]')?.getAttribute('href')).toBe(`${ORIGIN}/team`);
  });

  // Spec 4.3
  it('contains the metadata of a link preview', async () => {
    const head = await headOf('/careers', 'jp');
    const title = contents(head, 'og:title')[0] ?? '';
    expect(head.title).toBe(`${title}｜Fatal`);
    expect(contents(head, 'og:type')).toEqual(['website']);
    expect(contents(head, 'og:locale')).toEqual(['ja_JP']);
    expect(contents(head, 'og:locale:alternate')).toHaveLength(LOCALES.length - 1);
    expect(contents(head, 'og:locale:alternate')).toEqual(
      expect.arrayContaining(['en_GB', 'es_ES', 'it_IT', 'de_DE']),
    );
    expect(contents(head, 'og:url')).toEqual([`${ORIGIN}/careers?lang=jp`]);
    expect(contents(head, 'og:image')).toEqual([`${ORIGIN}/images/share/careers.jp.jpg`]);
    expect(contents(head, 'og:image:width')).toEqual(['1200']);
    expect(contents(head, 'og:image:height')).toEqual(['630']);
    expect(contents(head, 'og:image:alt')).toEqual([title]);
    expect(contents(head, 'twitter:card')).toEqual(['summary_large_image']);
    expect(contents(head, 'twitter:image:alt')).toEqual([title]);
  });

  it('contains the type and publication date of an article', async () => {
    const head = await headOf('/news/2');
    expect(contents(head, 'og:type')).toEqual(['article']);
    expect(contents(head, 'article:published_time')).toEqual([
      articles.find(({ id }) => id === 2)?.publishedDate,
    ]);
  });

  it.each(['/gate', '/404'])('keeps %s out of search results', async (path) => {
    const head = await headOf(path);
    expect(contents(head, 'robots')).toEqual(['noindex']);
    expect(links(head, '[rel=canonical], link[hreflang]')).toEqual([]);
  });

  it('links to the feed in its language', async () => {
    const head = await headOf('/support', 'it');
    expect(links(head, '[type="application/atom+xml"]')).toEqual(['/feeds/it.atom']);
  });

  it('escapes titles and descriptions', async () => {
    const subject = { ...(await describePage('/team')), title: '<b>"a" & b</b>', description: '"><i>' };
    const head = parse(headHtml(subject));
    expect(head.title).toBe('<b>"a" & b</b> · Fatal');
    expect(contents(head, 'description')).toEqual(['"><i>']);
    expect(head.body.innerHTML).toBe('');
  });
});

describe.each(LOCALES)('heads in %s', (locale) => {
  // Spec 4.3
  it('have unique titles and descriptions without break hints', async () => {
    const heads = await Promise.all((await readAddresses())().map((path) => headOf(path, locale)));
    const titles = heads.map(({ title }) => title);
    const descriptions = heads.map((head) => contents(head, 'description')[0] ?? '');
    expect(new Set(titles).size).toBe(heads.length);
    expect(new Set(descriptions).size).toBe(heads.length);
    for (const text of [...titles, ...descriptions]) expect(text).toMatch(/^[^\u00ad\u200b<>]{3,}$/);
    expect(heads.filter(({ head }) => /\u200b|mailto:/.test(head.innerHTML))).toEqual([]);
  });
});
