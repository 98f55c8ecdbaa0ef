import { languageTag, LOCALES, SAMPLE_STUDIO, type Locale, type SiteSettings } from '@fatal/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testSettings } from '../src/testing/page-settings.ts';
import { ORIGIN, testSite } from './testing.ts';

const site = await testSite();
const [newest, older] = site.news;
const addressOf = (article?: { id: number }) => `/news/${String(article?.id)}`;
/** Day before the newest article is published. */
const DAY = new Date(Date.parse(newest?.published_date ?? '') - 24 * 60 * 60 * 1000)
  .toISOString()
  .slice(0, 10);

interface Options extends Partial<SiteSettings> {
  day?: string;
}

const draw = (path: string, locale: Locale, { day, ...settings }: Options = {}) =>
  site.renderPage(path, { locale, origin: ORIGIN, settings: { ...testSettings(settings), day } });

/** Returns the rendered app, without the scripts after it. */
const bodyOf = (html: string) =>
  html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));

/** Returns the text of the rendered app, without tags and break hints. */
const textOf = (html: string) => bodyOf(html).replace(/<[^>]*>|\u200b/g, '');

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(LOCALES)('renders every page in %s completely', async (locale) => {
  for (const path of site.paths(undefined)) {
    const html = await draw(path, locale);
    const body = bodyOf(html);
    expect(html.slice(0, 50), path).toContain(`<!doctype html>\n<html lang="${languageTag(locale)}" `);
    expect(html.slice(-50), path).toMatch(/<\/html>\n$/);
    expect(html.match(/<title>/g), path).toHaveLength(1);
    expect(body.match(/<main|<h1/g), path).toEqual(['<main', '<h1']);
    // React would add templates and scripts for suspended parts.
    expect(body.match(/undefined|<script|<template|<!--\$[?!]|\shidden id="/g), path).toBeNull();
  }
});

describe.each([
  ['en', '23 November 2026', '31\u00a0July 2999', 'Applications are closed.'],
  ['jp', '2026年11月23日', '2999年7月31日', '応募の受付は終了しました'],
] as const)('page in %s', (locale, countDay, deadline, closed) => {
  it('shows the wishlist count and its date', async () => {
    const wishlistCount = 1_234_567;
    const dated = await draw('/', locale, { wishlistCount, wishlistCountDate: '2026-11-23' });
    expect(textOf(dated)).toContain('1,234,567');
    expect(textOf(dated)).toContain(countDay);
    expect(textOf(await draw('/', locale, { wishlistCount }))).not.toContain(countDay);
  });

  it('shows the deadline and a job posting until applications close', async () => {
    const open = await draw('/join-us/fx', locale, { applicationsCloseAt: '2999-07-31T21:59:00.000Z' });
    expect(textOf(open)).toContain(deadline);
    expect(textOf(open)).not.toContain(closed);
    const shut = await draw('/join-us/fx', locale, { applicationsCloseAt: '2020-07-31T21:59:00.000Z' });
    expect(textOf(shut)).toContain(closed);
    expect([open, shut].map((html) => html.includes('"JobPosting"'))).toEqual([true, false]);
  });

  it.each(['/privacy-policy', '/terms-of-use'])('shows the escaped studio name in %s', async (path) => {
    const html = await draw(path, locale, { studio: { ...SAMPLE_STUDIO, name: 'A & B <Fog>' } });
    expect(textOf(html)).toContain('A &amp; B &lt;Fog&gt;');
    expect(html.includes('<Fog>')).toBe(false);
  });

  it('hides articles until their publication day', async () => {
    for (const path of ['/', '/news']) {
      const links = (html: string) => [newest, older].map((one) => html.includes(`href="${addressOf(one)}"`));
      expect(links(await draw(path, locale, { day: DAY }))).toEqual([false, true]);
      expect(links(await draw(path, locale, { day: newest?.published_date }))).toEqual([true, true]);
    }
  });
});

it('serves an article from its publication day', async () => {
  vi.spyOn(console, 'error').mockReturnValueOnce();
  expect(site.paths(DAY)).not.toContain(addressOf(newest));
  expect(site.paths(newest?.published_date)).toContain(addressOf(newest));
  await expect(draw(addressOf(newest), 'en', { day: DAY })).rejects.toThrow('leads to /404');
});

it('shows a notice and future articles in a preview', async () => {
  vi.stubEnv('VITE_SITE_PREVIEW', 'true');
  expect(site.paths(DAY)).toContain(addressOf(newest));
  const html = await draw('/news', 'en', { day: DAY });
  for (const part of ['Not for visitors.', '<meta name="robots" content="noindex">', addressOf(newest)])
    expect(html.includes(part), part).toBe(true);
});

it('adds the @font-face rules of a page in Japanese only', async () => {
  const FACE = /<style>[^<]*@font-face\{font-family:'Noto Sans JP';[^}]*url\(\/fonts\/careers\.woff2\)/;
  const pages = [await draw('/careers', 'jp'), await draw('/careers', 'en'), await draw('/team', 'jp')];
  expect(pages.map((html) => FACE.test(html))).toEqual([true, false, false]);
});
