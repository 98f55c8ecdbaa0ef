import {
  byWords,
  inAccents,
  type Translate,
  type Words,
} from '../packages/ui/src/internal/words/translate.ts';
import { storyLanguageTag, type StoryLocale } from './globals.ts';

const dictionaries = import.meta.glob<Words>('../packages/ui/src/internal/words/*.json', {
  import: 'default',
});

async function wordsOf(language: string): Promise<Words> {
  return (await dictionaries[`../packages/ui/src/internal/words/${language}.json`]?.()) ?? {};
}

/** How fixtures are worded in a language; `undefined` in theirs, English. */
export async function translationOf(locale: StoryLocale): Promise<Translate | undefined> {
  if (locale === 'en') return undefined;
  if (locale === 'pseudo') return inAccents;
  return byWords(await wordsOf(storyLanguageTag(locale)));
}

/** Loads the faces that one language needs and the others do not. */
export async function loadFonts(locale: StoryLocale): Promise<void> {
  if (storyLanguageTag(locale) === 'ja') await import('#fonts/fonts-ja.css');
}
