import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LOCALES, type Artist, type NewsItem, type SiteManifest } from '@fatal/contracts';

/** A CSP source. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const SCRIPT_HASH = hashOf('let x');

export const VIDEO = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));

const PAGES = {
  '/': 'index',
  '/careers': 'careers',
  '/news/1': 'news-1',
  '/join-us/prop': 'prop',
  '/404': '404',
};

export const newsItem = (id: number): NewsItem => ({
  id,
  title: `news.${String(id)}.title`,
  content: `news.${String(id)}.content`,
  image: `/images/news/${String(id)}`,
  published_date: '2026-01-01',
  views: 0,
  author: { image: '/images/team/1', name: 'Ada', first_surname: 'Example' },
});

export const artist = (id: number): Artist => ({
  id,
  name: 'Ada',
  first_surname: 'Example',
  image: null,
  email: `ada.${String(id)}@studio.example`,
  roles: [{ name: 'prop' }],
  is_lead: 0,
  social_links: { website: 'https://ada.example' },
  original_role: null,
});

/** What stands in the head of every page of the fixture. */
export const PAGE_CSS = 'p > b { color: red }';

/** Text of a page of the fixture; long enough that compressing it pays. */
export const pageText = (path: string, locale: string) =>
  `<!doctype html><html lang="${locale}"><title>${path} ${locale}</title><style>${PAGE_CSS}</style>` +
  '<p>fog</p>'.repeat(40);

/** A folder of its own for one test. */
export const temporaryDir = (name: string) => mkdtempSync(join(tmpdir(), `fatal-${name}-`));

/** The same, gone when the test is finished: after the processes that it has started since. */
export function testDir(name: string): string {
  const dir = temporaryDir(name);
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes a small built site in a new temporary folder and returns that. */
export function writeSiteFixture(): string {
  const dir = temporaryDir('site');
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  };
  const manifest: SiteManifest = {
    locales: [...LOCALES],
    pages: Object.fromEntries(
      Object.entries(PAGES).map(([path, name]) => [
        path,
        {
          file: `${name}.html`,
          status: path === '/404' ? 404 : 200,
          route: path,
          chrome: 'full',
          styleHashes: Object.fromEntries(LOCALES.map((locale) => [locale, hashOf(PAGE_CSS)])),
        },
      ]),
    ),
    scriptHashes: [SCRIPT_HASH],
    settings: { wishlistCount: 0, applicationsCloseAt: null },
  };
  write('site.json', JSON.stringify(manifest));
  write('content/news.json', JSON.stringify([1, 2, 3].map(newsItem)));
  write('content/team.json', JSON.stringify([1, 98].map(artist)));
  for (const locale of LOCALES) {
    for (const [path, name] of Object.entries(PAGES)) {
      const html = pageText(path, locale);
      write(`pages/${locale}/${name}.html`, html);
      write(`pages/${locale}/${name}.html.br`, brotliCompressSync(html));
      write(`pages/${locale}/${name}.html.gz`, gzipSync(html));
    }
  }
  write('client/assets/app-1a2b.js', `console.log(${'"fog",'.repeat(100)}1);`);
  write('client/assets/trailer-3c4d.mp4', VIDEO);
  write('client/fonts/text.woff2', Buffer.from('font'));
  write('client/images/moor.avif', Buffer.from('picture'));
  write('client/videos/teaser.mp4', VIDEO);
  write('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('client/feeds/en.atom', `<feed>${'<entry>fog</entry>'.repeat(40)}</feed>`);
  write('client/sitemap.xml', '<urlset/>');
  write('client/robots.txt', 'User-agent: *\n');
  write('client/index.html', 'template of the build');
  write('client/.vite/manifest.json', '{}');
  return dir;
}
