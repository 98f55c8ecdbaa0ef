import { defineFixtures } from '../fixtures/fixture-set.js';
import { DigitCounter } from './digit-counter.js';

const labels = {
  spoken: ({ value }: { value: number }) =>
    value === 1 ? '1 wishlist' : `${value.toLocaleString('en')} wishlists`,
};

export const digitCounterFixtures = defineFixtures(DigitCounter, {
  basic: { value: 2487, labels },
  small: { value: 7, labels },
  fiveDigits: { value: 12345, labels },
  million: { value: 1234567, labels },
  missing: { value: undefined, labels },
  longLabels: {
    value: 2487,
    labels: {
      spoken: ({ value }: { value: number }) =>
        `${value.toLocaleString('de')} Wunschlisteneinträge seit der Veröffentlichungsankündigung`,
    },
  },
});
