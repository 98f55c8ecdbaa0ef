import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, LOCALES, type NewsItem, type SiteManifest } from '@fatal/contracts';
import { expect, onTestFinished, test } from 'vitest';
import { makeApp } from '../../test/app-fixture.ts';
import { newsItem, writeSiteFixture } from '../../test/site-fixture.ts';
import { loadSite } from './load-site.ts';

const DAY = '2026-12-01';
const MIDNIGHT = Date.parse('2026-11-30T23:00:00Z');

/** The site of the fixture, with an article of a day to come: its page, another list, another sitemap. */
function writeBefore(day = DAY): string {
  const dir = writeSiteFixture();
  onTestFinished(() => {
    rmSync(dir, { recursive: true });
  });
  const manifest = JSON.parse(readFileSync(join(dir, 'site.json'), 'utf8')) as SiteManifest;
  const page = { file: `${day}/news/3.html`, status: 200, route: '/news/:id', chrome: 'full' } as const;
  const news = { ...page, file: `${day}/news.html`, route: '/news' };
  const texts = { '/sitemap.xml': { file: `${day}/sitemap.xml` } };
  manifest.editions.push({ day, pages: { '/news/3': page, '/news': news }, texts });
  writeFileSync(join(dir, 'site.json'), JSON.stringify(manifest));
  const items: NewsItem[] = [1, 2, 3].map(newsItem);
  const dated = items.map((item) => (item.id === 3 ? { ...item, published_date: day } : item));
  writeFileSync(join(dir, 'content/news.json'), JSON.stringify(dated));
  for (const locale of LOCALES) {
    mkdirSync(join(dir, 'pages', locale, day, 'news'), { recursive: true });
    writeFileSync(join(dir, 'pages', locale, `${day}/news/3.html`), '<title>3</title>⟦settings⟧');
    writeFileSync(join(dir, 'pages', locale, `${day}/news.html`), '<title>with 3</title>⟦settings⟧');
  }
  mkdirSync(join(dir, 'texts', day));
  writeFileSync(join(dir, 'texts', day, 'sitemap.xml'), '<urlset>with 3</urlset>');
  return dir;
}

const open = async (day?: string) => makeApp({ site: await loadSite(writeBefore(day)) });

test('an article is nowhere before its day, and everywhere from its first moment on, in the studio’s zone', async () => {
  const { app, setNow } = await open();
  const at = (url: string) => app.inject(url);
  const seen = async () => [
    (await at('/news/3')).statusCode,
    (await at('/news')).body.includes('with 3'),
    (await at('/sitemap.xml')).body.includes('with 3'),
    (await at(ENDPOINTS.newsItem(3))).statusCode,
    (await at(ENDPOINTS.news)).json<NewsItem[]>().length,
  ];
  setNow(MIDNIGHT - 1);
  expect(await seen()).toEqual([404, false, false, 404, 2]);
  setNow(MIDNIGHT + 1_000);
  expect(await seen()).toEqual([200, true, true, 200, 3]);
  // A clock that is set back takes it away again.
  setNow(MIDNIGHT - 1);
  expect(await seen()).toEqual([404, false, false, 404, 2]);
});

test('nobody adds a view to what is not out', async () => {
  const { app, setNow } = await open();
  const view = async () =>
    (await app.inject({ method: 'PATCH', url: ENDPOINTS.incrementViews(3) })).statusCode;
  expect(await view()).toBe(404);
  setNow(MIDNIGHT);
  expect(await view()).toBe(200);
});

test('each document says of which day it is, so that its scripts show the same', async () => {
  const { app, setNow } = await open();
  const dayOf = async () =>
    (JSON.parse((await app.inject('/news')).body.replace(/.*<\/title>/s, '')) as { day: string }).day;
  setNow(MIDNIGHT);
  expect(await dayOf()).toBe(DAY);
});

test.each([
  ['in winter', '2027-01-15', '2027-01-14T23:00:00Z'],
  ['in summer', '2027-07-15', '2027-07-14T22:00:00Z'],
  ['on the day on which summer time begins', '2027-03-28', '2027-03-27T23:00:00Z'],
  ['on the day on which it ends', '2027-10-31', '2027-10-30T22:00:00Z'],
])('a day begins at midnight in Madrid %s', async (_, day, begins) => {
  const { app, setNow } = await open(day);
  const status = async () => (await app.inject('/news/3')).statusCode;
  setNow(Date.parse(begins) - 1);
  expect(await status()).toBe(404);
  setNow(Date.parse(begins));
  expect(await status()).toBe(200);
});

test('a release whose page of a day to come is missing does not start', async () => {
  const dir = writeBefore();
  rmSync(join(dir, 'pages/de', DAY, 'news.html'));
  await expect(loadSite(dir)).rejects.toThrow('is incomplete');
});
