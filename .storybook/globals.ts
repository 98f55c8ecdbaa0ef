import { LOCALE_NAMES, LOCALES, languageTag, type Locale } from '@fatal/contracts';

/** `pseudo` is English with accents, 40 % longer. A text without accents is not in `labels` or fixtures. */
export type StoryLocale = Locale | 'pseudo';

/** Settings of the toolbar. */
export interface Settings {
  /** `light` is the package's second theme. */
  theme: 'gloam' | 'light';
  locale: StoryLocale;
  direction: 'ltr' | 'rtl';
}

const DEFAULTS: Settings = { theme: 'gloam', locale: 'en', direction: 'ltr' };

export const initialGlobals = DEFAULTS;

/** Returns the settings among a story's globals. The URL may contain invalid values. */
export function settingsOf(globals: Record<string, unknown>): Settings {
  const read = (name: keyof Settings) => {
    const value = String(globals[name]);
    return toolbars[name].items.some((item) => item.value === value) ? value : DEFAULTS[name];
  };
  return Object.fromEntries(
    Object.keys(DEFAULTS).map((name) => [name, read(name as keyof Settings)]),
  ) as unknown as Settings;
}

/** Returns the BCP 47 tag of a language. `en-XA` is the usual tag of pseudo-localized English. */
export function storyLanguageTag(locale: StoryLocale): string {
  return locale === 'pseudo' ? 'en-XA' : languageTag(locale);
}

interface Toolbar {
  description: string;
  icon: 'paintbrush' | 'globe' | 'transfer';
  items: { value: string; title: string }[];
}

const toolbars: Record<keyof Settings, Toolbar> = {
  theme: {
    description: 'Theme',
    icon: 'paintbrush',
    items: [
      { value: 'gloam', title: 'Gloam' },
      { value: 'light', title: 'Light' },
    ],
  },
  locale: {
    description: 'Language of the words',
    icon: 'globe',
    items: [
      ...LOCALES.map((value) => ({ value, title: LOCALE_NAMES[value] })),
      { value: 'pseudo', title: 'Pseudo: accents, 40 % longer' },
    ],
  },
  direction: {
    description: 'Direction of the script',
    icon: 'transfer',
    items: [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
};

export const globalTypes = Object.fromEntries(
  Object.entries(toolbars).map(([name, { description, icon, items }]) => [
    name,
    { description, toolbar: { title: description, icon, items, dynamicTitle: true } },
  ]),
);

export const viewports = {
  narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
};
