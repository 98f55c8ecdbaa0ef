import type { ContactFormLabels } from '@gloam/ui';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

/** Everything that is read or said on the page. French that leaves something out does not compile. */
export interface Words {
  name: string;
  skip: string;
  navbar: { home: string; navigation: string; openMenu: string; closeMenu: string };
  links: { game: string; questions: string; contact: string };
  languageMenu: string;
  headline: [string, string];
  stats: { value: string; label: string }[];
  spokenWishlists: (options: { value: number }) => string;
  questionsTitle: string;
  questions: { id: string; title: string; content: string }[];
  contactTitle: string;
  reasons: { value: string; label: string }[];
  required: string;
  failed: string;
  sent: string;
  footer: { navigation: string; newTab: string };
  contact: ContactFormLabels;
}

export const LANGUAGES = {
  en: { name: 'English', words: english },
  fr: { name: 'Français', words: french },
} satisfies Record<string, { name: string; words: Words }>;

export type Language = keyof typeof LANGUAGES;
