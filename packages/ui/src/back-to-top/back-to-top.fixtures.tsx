import { defineFixtures } from '../fixtures/fixture-set.js';
import { BackToTop } from './back-to-top.js';

export const backToTopFixtures = defineFixtures(BackToTop, {
  basic: { labels: { backToTop: 'Back to the top' } },
  early: { labels: { backToTop: 'Back to the top' }, threshold: 200, target: 'start' },
  japanese: { labels: { backToTop: 'ページの先頭へ戻る' }, lang: 'ja' },
  longLabels: { labels: { backToTop: 'Zurück zum Anfang dieser Seite springen' } },
});
