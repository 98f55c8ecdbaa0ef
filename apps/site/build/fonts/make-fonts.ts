import { languageTag, LOCALES } from '@fatal/contracts';
import path from 'node:path';
import { bringUpToDate } from '../../../../tools/step/step.ts';
import { writeWhole } from '../../../../tools/step/write-whole.ts';
import { isPreview } from '../content/preview.ts';
import { faceRule, FONTS, writeFont } from './faces.ts';
import { fallbackRules } from './fallbacks.ts';
import { latinFaces } from './latin.ts';
import { storyRules } from './stories.ts';
import { CATALOGS, CONTENT, sharedText, STORIES, textOf, textsIn } from './texts.ts';

/** All results. Where one is missing it throws once the others have ended, so that nothing is written afterwards. */
async function settled<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

const sheet = (rules: readonly string[]) => `${rules.join('\n\n')}\n`;

/** Makes `fonts.css`, with the faces of the Latin languages and their fallbacks, and the files of the faces, in `folder`. */
export async function makeSheet(text: string, folder: string): Promise<void> {
  const rules = (await latinFaces(text)).map(async (face) =>
    faceRule(face, await writeFont(face.file, face, folder)),
  );
  await writeWhole(
    path.join(folder, 'fonts.css'),
    sheet([...(await settled(rules)), ...(await fallbackRules())]),
  );
}

/** What makes the fonts, and the versions of what it uses. */
const MAKERS = ['apps/site/build/fonts/*.ts', 'package-lock.json'];

/**
 * Makes the Latin fonts of the site from the font packages and all that the site says, in `FONTS`. Returns at once where they are made
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
      await makeSheet(sharedText() + latin, FONTS);
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
