import { languageTag } from '@fatal/contracts';
import { useSite } from '../shell/site-context.ts';

/** Writes numbers as the current language does. */
export function useNumber(): (value: number) => string {
  const { locale } = useSite();
  const format = new Intl.NumberFormat(languageTag(locale));
  return (value) => format.format(value);
}
