import { languageTag, LOCALES } from '@fatal/contracts';
import path from 'node:path';
import { runIfStale } from '../../../../tools/step/step.ts';
import { writeFileAtomic } from '../../../../tools/step/write-file-atomic.ts';
import { isPreview } from '../content/preview.ts';
import { faceRule, FONTS, writeFont } from './faces.ts';
import { fallbackRules } from './fallbacks.ts';
import { latinFaces } from './latin.ts';
import { storyRules } from './stories.ts';
import { CATALOGS, CONTENT, sharedText, STORIES, textOf, textsIn } from './texts.ts';

/** Waits for all results. If one fails, throws only after the others have ended, so that nothing is written afterwards. */
async function settled<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

const sheet = (rules: readonly string[]) => `${rules.join('\n\n')}\n`;

/** Generates `fonts.css` in `folder`, with the Latin fonts and their fallbacks, and the font files. */
export async function makeSheet(text: string, folder: string): Promise<void> {
  const rules = (await latinFaces(text)).map(async (face) =>
    faceRule(face, await writeFont(face.file, face, folder)),
  );
  await writeFileAtomic(
    path.join(folder, 'fonts.css'),
    sheet([...(await settled(rules)), ...(await fallbackRules())]),
  );
}

/** Sources and package versions that affect the fonts. */
const MAKERS = ['apps/site/build/fonts/*.ts', 'package-lock.json'];

/**
 * Generates the site's Latin fonts in `FONTS`, from the font packages and all text of the site. Skipped if up to date. Safe to run in
 * several processes at once.
 */
export async function makeSiteFonts(): Promise<void> {
  await runIfStale({
    message: 'Generating fonts.',
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

/** Generates fonts with the Japanese characters of stories, which the site's own fonts may lack, and their style sheet `stories.css`. */
export async function makeStoryFonts(): Promise<void> {
  await runIfStale({
    message: 'Generating fonts for the stories.',
    inputs: [...MAKERS, STORIES],
    ignored: ['**/*.test.{ts,tsx}'],
    stamp: '.cache/fonts/.stories-stamp',
    async run() {
      await writeFileAtomic(path.join(FONTS, 'stories.css'), sheet(await storyRules(textOf(STORIES))));
    },
  });
}
