import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languageTag, LOCALES, type Locale } from '@fatal/contracts';

/** Catalogs of the server's own texts and of the form labels. */
const catalogs = Object.entries(
  import.meta.glob<{ messages: Messages }>(
    ['../../locales/*.po', '../../../../packages/contracts/locales/fields/*.po'],
    { eager: true },
  ),
);

const translations = new Map<string, I18n>(
  LOCALES.map((locale) => {
    const language = languageTag(locale);
    const own = catalogs.filter(([path]) => path.endsWith(`/${locale}.po`));
    const messages = Object.assign({}, ...own.map(([, catalog]) => catalog.messages)) as Messages;
    return [locale, setupI18n({ locale: language, messages: { [language]: messages } })];
  }),
);

/** Returns the translations of a language. Requests share them, because they never change. */
export function i18nFor(locale: Locale): I18n {
  const i18n = translations.get(locale);
  if (!i18n) throw new Error(`No messages for the language ${locale}.`);
  return i18n;
}
