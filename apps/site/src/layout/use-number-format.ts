import { writeNumber } from '@fatal/contracts';
import { useSite } from '../routes/site-context.ts';

/** Integers below this have no group separator in any of our languages. */
const FIRST_GROUP = 1000;

/** Returns a number formatter for the current language. */
export function useNumberFormat(): (value: number) => string {
  const { locale } = useSite();
  return (value) =>
    // The first use of `Intl` is slower than rendering the page, so avoid it where possible.
    Number.isInteger(value) && value >= 0 && value < FIRST_GROUP ? String(value) : writeNumber(value, locale);
}
