import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import {
  GLYPH,
  LOCALES,
  PHRASES,
  hole,
  type Artist,
  type NewsItem,
  type SiteManifest,
  type SiteWords,
} from '@fatal/contracts';

/** A CSP source. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const SCRIPT = 'let x';

export const SCRIPT_HASH = hashOf(SCRIPT);

export const VIDEO = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));

const PAGES = {
  '/': 'index',
  '/careers': 'careers',
  '/gate': 'gate',
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

/** Each message is its own name and what it was given. */
const WORDS: SiteWords = {
  phrases: {
    [PHRASES.spokenCount]: [['written'], ' wishlists'],
    [PHRASES.countLabel]: 'so far',
    [PHRASES.countLabelNone]: 'none yet',
    [PHRASES.countLabelDated]: ['as of ', ['day']],
    [PHRASES.deadline]: ['until ', ['madrid']],
    [PHRASES.deadlinePassed]: ['until ', ['madrid'], ' (passed)'],
  },
  counter: {
    boxes: Array.from({ length: 9 }, (_, index) => `<b data-place="${String(9 - index)}">${GLYPH}</b>`),
    glyphs: Array.from('0123456789'),
    minDigits: 4,
  },
};

/** What stands in the head of every page of the fixture. */
export const PAGE_CSS = 'p > b { color: red }';

/** Text of a page of the fixture; long enough that compressing it pays. */
export const pageText = (path: string, locale: string) =>
  `<!doctype html><html lang="${locale}"><script>${SCRIPT}</script><title>${path} ${locale}</title><style>${PAGE_CSS}</style>` +
  '<p>fog</p>'.repeat(40);

/** A folder of its own for one test. */
export const temporaryDir = (name: string) => mkdtempSync(join(tmpdir(), `fatal-${name}-`));

/** The same, gone when the test is finished: after the processes that it has started since. */
export function testDir(name: string): string {
  const dir = temporaryDir(name);
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes a small built site in a new temporary folder and returns that. Releases share no asset, and all else. */
export function writeSiteFixture(release = '1a2b'): string {
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
          ...(path === '/careers' && { closedFile: `${name}.closed.html` }),
          status: path === '/404' ? 404 : 200,
          route: path,
          chrome: 'full',
        },
      ]),
    ),
    texts: {
      '/sitemap.xml': { file: 'sitemap.xml', closedFile: 'sitemap.closed.xml' },
      '/robots.txt': { file: 'robots.txt' },
      '/feeds/en.atom': { file: 'feeds/en.atom' },
    },
    editions: [],
    sampleLinks: ['steam'],
    words: Object.fromEntries(LOCALES.map((locale) => [locale, WORDS])) as SiteManifest['words'],
  };
  write('site.json', JSON.stringify(manifest));
  write('content/news.json', JSON.stringify([1, 2, 3].map(newsItem)));
  write('content/team.json', JSON.stringify([1, 98].map(artist)));
  for (const locale of LOCALES) {
    for (const [path, name] of Object.entries(PAGES)) {
      const html = pageText(path, locale);
      write(`pages/${locale}/${name}.html`, html);
    }
    write(`pages/${locale}/careers.closed.html`, `<!doctype html><title>Closed ${locale}</title>`);
  }
  const script = `console.log(${'"fog",'.repeat(100)}"${release}");`;
  write(`client/assets/app-${release}.js`, script);
  write(`client/assets/app-${release}.js.br`, brotliCompressSync(script));
  write(`client/assets/app-${release}.js.gz`, gzipSync(script, { level: 1 }));
  write(`client/assets/state-${release}.json`, `{"release":"${release}"}`);
  write(`client/assets/trailer-${release}.mp4`, VIDEO);
  write('client/fonts/text.woff2', Buffer.from('font'));
  write('client/images/moor.avif', Buffer.from('picture'));
  write('client/videos/teaser.mp4', VIDEO);
  write('client/videos/teaser.en.vtt', 'WEBVTT\n');
  write('client/sounds/room.m4a', VIDEO);
  write('client/press/kit.zip', VIDEO);
  write('client/favicon.ico', Buffer.from('icon'));
  write('client/manifest.webmanifest', '{}');
  write('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('texts/feeds/en.atom', `<feed>${'<entry>fog</entry>'.repeat(40)}</feed>`);
  write('texts/sitemap.xml', '<urlset><url/></urlset>');
  write('texts/sitemap.closed.xml', '<urlset/>');
  write('texts/robots.txt', `Sitemap: ${hole('origin')}/sitemap.xml\n`);
  write('client/index.html', 'template of the build');
  write('client/.vite/manifest.json', '{}');
  return dir;
}
