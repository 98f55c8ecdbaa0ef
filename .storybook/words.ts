import { byPack, inAccents, type Texts, type Translation } from '../packages/ui/src/fixtures/translate.ts';
import * as english from '../packages/ui/src/labels/en.ts';
import { storyLanguageTag, type StoryLocale } from './globals.ts';

const packs = import.meta.glob<object>('../packages/ui/src/labels/??.ts', { eager: true });
const samples = import.meta.glob<Texts>('../packages/ui/src/fixtures/samples/texts/*.json', {
  import: 'default',
});

/** Loads the translation of the fixtures. `undefined` for English. */
export async function translationOf(locale: StoryLocale): Promise<Translation | undefined> {
  if (locale === 'en') return undefined;
  if (locale === 'pseudo') return inAccents;
  const language = storyLanguageTag(locale);
  const texts = await samples[`../packages/ui/src/fixtures/samples/texts/${language}.json`]?.();
  return byPack(english, packs[`../packages/ui/src/labels/${language}.ts`] ?? english, texts ?? {});
}
