import type { SiteManifest } from '@fatal/contracts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEdition } from './edition.ts';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'edition-'));
});

afterEach(() => {
  rmSync(dist, { recursive: true });
});

const FACTS = { route: '/news', chrome: 'full', status: 200 } as const;
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const versions = (en: string, es: string, closed?: string) => [
  { folder: 'pages/en', text: en, closed },
  { folder: 'pages/es', text: es, closed },
];

/** A site with one page and one text. */
async function built(): Promise<SiteManifest> {
  const edition = openEdition(dist);
  await edition.write('pages', '/news', 'news.html', versions('list', 'lista', 'shut'), FACTS);
  await edition.write('texts', '/sitemap.xml', 'sitemap.xml', [{ folder: 'texts', text: 'map' }], {});
  return {
    locales: ['en', 'es'],
    ...edition.documents(),
    editions: [],
    words: {} as SiteManifest['words'],
    sampleLinks: [],
  };
}

it('writes each document in each language, with what it looks like while the applications are closed', async () => {
  const { pages, texts } = await built();
  expect(pages).toEqual({ '/news': { file: 'news.html', closedFile: 'news.closed.html', ...FACTS } });
  expect(texts).toEqual({ '/sitemap.xml': { file: 'sitemap.xml' } });
  expect([read('pages/es/news.html'), read('pages/en/news.closed.html'), read('texts/sitemap.xml')]).toEqual([
    'lista',
    'shut',
    'map',
  ]);
});

it.each([
  ['in one language', versions('list', 'otra lista', 'shut')],
  ['while the applications are closed', versions('list', 'lista', 'shut, with more')],
  ['because it is never closed', versions('list', 'lista')],
])('writes what differs on a day to come in a folder of that day: %s', async (_, drawn) => {
  const before = await built();
  const edition = openEdition(dist, before, '2999-01-01');
  await edition.write('pages', '/news', 'news.html', drawn, FACTS);
  await edition.write('texts', '/sitemap.xml', 'sitemap.xml', [{ folder: 'texts', text: 'map' }], {});
  expect(edition.documents().texts).toEqual({});
  expect(edition.documents().pages['/news']?.file).toBe('2999-01-01/news.html');
  expect(read('pages/es/2999-01-01/news.html')).toBe(drawn[1]?.text);
  expect(read('pages/es/news.html')).toBe('lista');
});

it('compares with what is shown last before that day', async () => {
  const before = await built();
  const second = openEdition(dist, before, '2999-01-01');
  await second.write('pages', '/news', 'news.html', versions('two', 'dos'), FACTS);
  before.editions.push({ day: '2999-01-01', ...second.documents() });
  const third = openEdition(dist, before, '2999-01-02');
  await third.write('pages', '/news', 'news.html', versions('two', 'dos'), FACTS);
  expect(third.documents().pages).toEqual({});
});
