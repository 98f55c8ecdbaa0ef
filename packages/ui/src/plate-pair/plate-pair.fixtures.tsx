import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePlateLabels } from '../fixtures/sample-gallery.js';
import { samplePictures } from '../fixtures/sample-pictures.js';
import { PlatePair } from './plate-pair.js';
import type { PlatePairLabels } from './plate-pair.logic.js';

const labels: PlatePairLabels = {
  ...samplePlateLabels,
  grid: 'Mark what has been moved',
  cell: ({ row, rows, column, columns }) =>
    `Row ${String(row)} of ${String(rows)}, column ${String(column)} of ${String(columns)}`,
  missed: 'Not there',
  found: 'Found',
};

const shared = {
  first: { ...samplePictures.doorway, alt: 'A dark room; an empty chair seen from its side.' },
  second: { ...samplePictures.doorwayNow, alt: 'A dark room; an empty chair seen from its front.' },
  spots: [{ x: 0.58, y: 0.5, width: 0.1, height: 0.34 }],
  labels,
  number: '04',
  hint: 'Not found',
};

export const platePairFixtures = defineFixtures(PlatePair, {
  basic: shared,
  found: { ...shared, found: true },
  bare: { ...shared, number: undefined, hint: undefined },
  longLabels: {
    ...shared,
    first: {
      ...shared.first,
      alt: 'Ein dunkler Raum, in dem ein leerer Stuhl vor einer halb geöffneten Tür steht.',
    },
    hint: 'Bisher noch nicht gefunden',
    labels: {
      first: 'Damals',
      second: 'Heute',
      announcement: ({ shown }) =>
        shown === 'second' ? 'Der Raum, wie er heute ist' : 'Der Raum, wie er damals war',
      grid: 'Markiere, was verändert worden ist',
      cell: ({ row, rows, column, columns }) =>
        `Zeile ${String(row)} von ${String(rows)}, Spalte ${String(column)} von ${String(columns)}`,
      missed: 'An dieser Stelle nicht',
      found: 'Gefunden',
    },
  },
});
