import type { Locale } from './locales.ts';

/** The name after each title; a name, so the same in every language. */
export const SITE_NAME = 'Fatal';

/** Words without the marks that say where a line may break (U+00AD, U+200B): outside of a page nobody breaks it there. */
export const plainText = (text: string): string => text.replace(/[\u00ad\u200b]/g, '');

/** What stands between a title and the name of the site. */
const BETWEEN: Partial<Record<Locale, string>> = { jp: '｜' };

export function documentTitle(pageTitle: string, locale: Locale): string {
  const title = plainText(pageTitle);
  return title === SITE_NAME || title.startsWith(`${SITE_NAME}:`)
    ? title
    : `${title}${BETWEEN[locale] ?? ' · '}${SITE_NAME}`;
}
