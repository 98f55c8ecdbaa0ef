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

/** Faces that one language needs and the others never load: `fonts-ja.css` beside the site's fonts. */
const fonts = import.meta.glob('../apps/site/src/fonts-*.css');

export async function loadFonts(locale: StoryLocale): Promise<void> {
  await fonts[`../apps/site/src/fonts-${storyLanguageTag(locale)}.css`]?.();
}
