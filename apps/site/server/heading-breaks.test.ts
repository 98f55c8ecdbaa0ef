import { expect, it } from 'vitest';
import { japanesePhrases } from '../build/phrases.ts';
import { testSettings } from '../src/testing/page-settings.ts';
import { ORIGIN, testSite } from './testing.ts';

const PAGES = [
  '/',
  '/news',
  '/news/1',
  '/news/5',
  '/team',
  '/careers',
  '/join-us/hard-surface',
  '/collaborations',
  '/support',
  '/press',
  '/games/fatal-unleashed-darkness',
  '/events/mundos-digitales-2025',
  '/privacy-policy',
  '/terms-of-use',
  '/gate',
  '/404',
];

/** Number of characters that fit in a line of a headline on a phone. */
const LONG = 8;

const site = await testSite();

it.each(PAGES)('allows line breaks between phrases of Japanese headings on %s', async (path) => {
  const html = await site.renderPage(path, { locale: 'jp', origin: ORIGIN, settings: testSettings() });
  const headings = Array.from(html.matchAll(/<h([1-3])\b[^>]*>(.*?)<\/h\1>/gs), ([, , inner = '']) => inner);
  expect(headings).not.toEqual([]);
  const whole = headings.flatMap((inner) => inner.split(/<[^>]*>|[\s\u200b、。：]/));
  expect(whole.filter((text) => text.length > LONG && japanesePhrases(text).length > 1)).toEqual([]);
});
