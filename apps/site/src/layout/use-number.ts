import { writeNumber } from '@fatal/contracts';
import { useSite } from '../routes/site-context.ts';

/** Below it a whole number is written alike in all our languages. */
const FIRST_GROUP = 1000;

/** Writes numbers as the current language does. */
export function useNumber(): (value: number) => string {
  const { locale } = useSite();
  return (value) =>
    // The first use of `Intl` takes a browser longer than drawing the page.
    Number.isInteger(value) && value >= 0 && value < FIRST_GROUP ? String(value) : writeNumber(value, locale);
}
