import type { Locale } from './locales.ts';

/** Name of the site, appended to page titles in every language. */
export const SITE_NAME = 'Fatal';

/** Removes soft hyphens and zero-width spaces, for text that is shown outside the page. */
export const plainText = (text: string): string => text.replace(/[\u00ad\u200b]/g, '');

/** Separator between the title and the name of the site. Default ` · `. */
const BETWEEN: Partial<Record<Locale, string>> = { jp: '｜' };

export function documentTitle(pageTitle: string, locale: Locale): string {
  const title = plainText(pageTitle);
  return title === SITE_NAME || title.startsWith(`${SITE_NAME}:`)
    ? title
    : `${title}${BETWEEN[locale] ?? ' · '}${SITE_NAME}`;
}
