import { languageTag, LOCALES } from '@fatal/contracts';
import path from 'node:path';
import { bringUpToDate } from '../../../../tools/step/step.ts';
import { writeWhole } from '../../../../tools/step/write-whole.ts';
import { isPreview } from '../content/preview.ts';
import { faceRule, FONTS, writeFont } from './faces.ts';
import { fallbackRules } from './fallbacks.ts';
import { FAMILIES } from './families.ts';
import { japaneseFaces, type Texts } from './japanese.ts';
import { latinFaces } from './latin.ts';
import { storyRules } from './stories.ts';
import { CATALOGS, CONTENT, sharedText, STORIES, textOf, textsIn } from './texts.ts';

/** What the site says. */
export interface SiteTexts {
  /** In every language: names above all. */
  shared: string;
  /** In the languages that are written in Latin letters. */
  latin: string;
  japanese: Texts;
}

/** All results. Where one is missing it throws once the others have ended, so that nothing is written afterwards. */
async function settled<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

const sheet = (rules: readonly string[]) => `${rules.join('\n\n')}\n`;

/**
 * Makes `fonts.css`, with the faces that all languages share and their fallbacks, `fonts-ja.css`, with those of Japanese and the
 * stacks that name them, and the files of both, in `folder`.
 */
export async function makeSheets({ shared, latin, japanese }: SiteTexts, folder: string): Promise<void> {
  const latinRules = (await latinFaces(shared + latin)).map(async (face) => {
    const file = await writeFont(face.file, face, folder);
    return { name: face.file, file, rule: faceRule(face, file) };
  });
  const common = await settled(latinRules);
  const own = await japaneseFaces(japanese, shared);
  const ownRules = own.map(async (face) => {
    if (!('borrowed' in face)) return faceRule(face, await writeFont(face.file, face, folder));
    const lender = common.find(({ name }) => name === face.borrowed);
    if (!lender) throw new Error(`There is no face ${face.borrowed}.`);
    return faceRule(face, lender.file);
  });
  const [serif = '', sans = ''] = FAMILIES.map(({ page, family }) => `'${page}', '${family}'`);
  const stacks = `:root:lang(ja) {
  --gloam-font-serif: ${serif}, 'Hiragino Mincho ProN', 'Yu Mincho', serif;
  --gloam-font-sans: ${sans}, 'Hiragino Sans', 'Yu Gothic', sans-serif;
  --gloam-font-mono: 'Martian Mono', 'Martian Mono Fallback', ${sans}, ui-monospace, monospace;
}`;
  const rules = [...(await settled(ownRules)), stacks];
  await writeWhole(path.join(folder, 'fonts-ja.css'), sheet(rules));
  await writeWhole(
    path.join(folder, 'fonts.css'),
    sheet([...common.map(({ rule }) => rule), ...(await fallbackRules())]),
  );
}

/** What makes the fonts, and the versions of what it uses. */
const MAKERS = ['apps/site/build/fonts/*.ts', 'package-lock.json'];

/**
 * Makes the fonts of the site from the font packages and all that the site says, in `FONTS`. Returns at once where they are made
 * already. Several processes may do so at the same time.
 */
export async function makeSiteFonts(): Promise<void> {
  await bringUpToDate({
    message: 'Making the fonts.',
    inputs: [...MAKERS, CATALOGS, CONTENT],
    values: [String(isPreview())],
    ignored: ['**/*.test.ts'],
    stamp: '.cache/fonts/.site-stamp',
    async run() {
      const locales = LOCALES.filter((locale) => languageTag(locale) !== 'ja');
      const texts = await Promise.all(locales.map((locale) => textsIn(locale)));
      const latin = texts.flatMap((areas) => [...areas.values()].flat().map(([, text]) => text)).join('');
      await makeSheets({ shared: sharedText(), latin, japanese: await textsIn('jp') }, FONTS);
    },
  });
}

/** Makes the Japanese letters of stories, which the site may not say, with their sheet `stories.css`, in the same way. */
export async function makeStoryFonts(): Promise<void> {
  await bringUpToDate({
    message: 'Making the fonts of the stories.',
    inputs: [...MAKERS, STORIES],
    ignored: ['**/*.test.{ts,tsx}'],
    stamp: '.cache/fonts/.stories-stamp',
    async run() {
      await writeWhole(path.join(FONTS, 'stories.css'), sheet(await storyRules(textOf(STORIES))));
    },
  });
}
