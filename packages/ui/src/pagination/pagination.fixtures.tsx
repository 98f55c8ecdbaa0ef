import { defineFixtures } from '../fixtures/fixture-set.js';
import { paginationLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { Pagination, type PaginationProps } from './pagination.js';

const basic: PaginationProps = {
  page: 5,
  pageCount: 12,
  href: (page) => `/news?page=${String(page)}`,
  labels: paginationLabels,
};

export const paginationFixtures = defineFixtures(Pagination, {
  basic,
  first: { ...basic, page: 1 },
  last: { ...basic, page: 12 },
  few: { ...basic, page: 2, pageCount: 3 },
  many: { ...basic, page: 512, pageCount: 1024, siblings: 2 },
  longLabels: {
    ...basic,
    lang: 'de',
    labels: {
      navigation: 'Seiten der Veröffentlichungsankündigungen',
      previous: 'Zur vorherigen Ergebnisseite',
      next: 'Zur nächsten Ergebnisseite',
      page: ({ page }) => `Ergebnisseite ${String(page)}`,
    },
  },
  japanese: {
    ...basic,
    lang: 'ja',
    labels: ja.paginationLabels,
  },
});
