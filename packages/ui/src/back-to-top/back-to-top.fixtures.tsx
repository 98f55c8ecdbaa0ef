import { defineFixtures } from '../fixtures/fixture-set.js';
import { backToTopLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { BackToTop } from './back-to-top.js';

export const backToTopFixtures = defineFixtures(BackToTop, {
  basic: { labels: backToTopLabels },
  early: { labels: backToTopLabels, threshold: 200, target: 'start' },
  japanese: { labels: ja.backToTopLabels, lang: 'ja' },
  longLabels: { labels: { backToTop: 'Zurück zum Anfang dieser Seite springen' } },
});
