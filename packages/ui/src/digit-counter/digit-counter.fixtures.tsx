import { defineFixtures } from '../fixtures/fixture-set.js';
import { digitCounterLabels } from '../labels/en.js';
import { DigitCounter } from './digit-counter.js';

export const digitCounterFixtures = defineFixtures(DigitCounter, {
  basic: { value: 2487, labels: digitCounterLabels },
  small: { value: 7, labels: digitCounterLabels },
  fiveDigits: { value: 12345, labels: digitCounterLabels },
  million: { value: 1234567, labels: digitCounterLabels },
  missing: { value: undefined, labels: digitCounterLabels },
  longLabels: {
    value: 2487,
    labels: {
      spoken: ({ value }: { value: number }) =>
        `${value.toLocaleString('de')} Wunschlisteneinträge seit der Veröffentlichungsankündigung`,
    },
  },
});
