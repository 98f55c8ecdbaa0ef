import {
  DEFAULT_SITE_SETTINGS,
  fillHoles,
  holeValues,
  LOCALES,
  pageSettings,
  SAMPLE_STUDIO,
} from '@fatal/contracts';
import type { Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../src/runtime/i18n.ts';
import { drawWith, siteWords, templateOf } from './render-page.tsx';

const CLOSING = '2027-07-31T21:59:00.000Z';
const NOW = Date.parse('2026-11-23T12:00:00Z');

/** Pages that show a setting, one of each kind. */
const COUNTING = ['/'];
const CLOSING_PAGES = ['/careers', '/join-us/fx'];
const LEGAL = ['/privacy-policy', '/terms-of-use'];

const CASES = [
  ['as they come', {}, NOW, [...COUNTING, ...CLOSING_PAGES, ...LEGAL, '/games/fatal-unleashed-darkness']],
  ['a count of one', { wishlistCount: 1 }, NOW, COUNTING],
  [
    'a count of millions, of a day',
    { wishlistCount: 1_234_567, wishlistCountDate: '2026-11-23' },
    NOW,
    COUNTING,
  ],
  ['a studio of its own', { studio: { ...SAMPLE_STUDIO, name: 'A & B <Fog>' } }, NOW, LEGAL],
  ['a closing to come', { applicationsCloseAt: CLOSING }, NOW, CLOSING_PAGES],
  ['a closing that has passed', { applicationsCloseAt: CLOSING }, Date.parse(CLOSING), CLOSING_PAGES],
] as const;

describe.each(CASES)('with settings %s', (_name, changes, now, pages) => {
  const settings = pageSettings({ ...DEFAULT_SITE_SETTINGS, ...changes }, now);

  it.each(LOCALES)('a filled page is what the browser draws when it wakes, in %s', async (locale) => {
    const { phrases, counter } = await siteWords(locale);
    const i18n = createI18n(locale);
    i18n.load(locale, phrases as Messages);
    const values = holeValues(settings, { origin: '', locale, say: i18n._.bind(i18n), counter });
    for (const path of pages) {
      const filled = fillHoles(await templateOf(path, locale, settings.closed), values);
      const drawn = await drawWith(settings, path, locale);
      expect(withoutStyleNumbers(filled), path).toBe(withoutStyleNumbers(drawn));
    }
  });
});

/** Styles are numbered by the page, which has those of all boxes of the counter. */
const withoutStyleNumbers = (html: string) => html.replace(/ data-style="\d+"/g, '');
