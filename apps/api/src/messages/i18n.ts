import { setupI18n, type I18n } from '@lingui/core';
import { languageTag, type Locale } from '@fatal/contracts';
import { messages as de } from '../../locales/de.po';
import { messages as en } from '../../locales/en.po';
import { messages as es } from '../../locales/es.po';
import { messages as it } from '../../locales/it.po';
import { messages as jp } from '../../locales/jp.po';

const catalogs = { en, es, it, de, jp } satisfies Record<Locale, object>;

const translations = new Map<string, I18n>(
  Object.entries(catalogs).map(([locale, messages]) => {
    const language = languageTag(locale as Locale);
    return [locale, setupI18n({ locale: language, messages: { [language]: messages } })];
  }),
);

/** The words of a language. They never change, so requests share them. */
export function i18nFor(locale: Locale): I18n {
  const i18n = translations.get(locale);
  if (!i18n) throw new Error(`There are no messages in ${locale}.`);
  return i18n;
}
