import { languageTag, LOCALES } from '@fatal/contracts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokensCss } from '../../../packages/ui/src/tokens.ts';
import { FONTS } from '../build/fonts/faces.ts';
import { lettersOf } from '../build/fonts/letters.ts';
import { makeSiteFonts, makeStoryFonts } from '../build/fonts/make-fonts.ts';
import { lettersIn, SPACES } from '../build/fonts/subset.ts';
import { sharedText, STORIES, textOf, textsIn } from '../build/fonts/texts.ts';
import { claims, fontFaces, fontStacks } from './font-faces.ts';

beforeAll(async () => {
  await Promise.all([makeSiteFonts(), makeStoryFonts()]);
}, 120_000);

/** What stories leave to the reader's own fonts: another script, and keys. */
const FROM_SYSTEM = /\p{Script=Hangul}|[←→↑↓⌘]/u;
const tokens = tokensCss();

const read = (sheet: string) => readFileSync(path.join(FONTS, sheet), 'utf8');

/** The sheet of the faces in which a language is set. */
function sheetOf(language: string): string {
  const own = `fonts-${language}.css`;
  return read(existsSync(path.join(FONTS, own)) ? own : 'fonts.css');
}

/** The letters that no family of a stack has: its face that claims them does not hold them, or none claims them. */
const missingIn = (stack: readonly string[] = [], css: string, letters: readonly string[]): string[] =>
  stack.reduce((left, family) => missingInFamily(family, css, left), [...letters]);

function missingInFamily(family: string, css: string, letters: string[]): string[] {
  const faces = fontFaces(css)
    .filter((face) => face.family === family && face.style === 'normal')
    .flatMap((face) =>
      face.file ? [{ ...face, held: lettersIn(readFileSync(path.join(FONTS, face.file))) }] : [],
    );
  return letters.filter((letter) => {
    const face = faces.findLast((one) => claims(one, letter.codePointAt(0) ?? 0));
    return !face?.held.has(letter) && !SPACES.includes(letter);
  });
}

describe.each(LOCALES)('the faces of %s', (locale) => {
  // The mono sets no running text; of Japanese it has nothing itself.
  const roles = ['serif', 'sans', ...(locale === 'jp' ? ['mono'] : [])];

  it.each(roles)('hold every letter of its texts and of all names: %s', async (role) => {
    const css = sheetOf(languageTag(locale));
    const messages = [...(await textsIn(locale)).values()].flat();
    const letters = lettersOf(messages.map(([, text]) => text).join('') + sharedText());
    expect(messages).not.toEqual([]);
    expect(missingIn(fontStacks(tokens + css).get(role), css, letters)).toEqual([]);
  });
});

// In Japanese, Latin letters that its faces lack come from those of the system, which has them.
describe.each([
  ['en', () => true],
  ['ja', (letter: string) => letter >= '\u3000'],
])('the faces of stories in %s', (language, isTheirs) => {
  it.each(['serif', 'sans'])('hold every letter of the library: %s', (role) => {
    const css = sheetOf(language);
    const stack = fontStacks(tokens + css).get(role);
    const letters = lettersOf(textOf(STORIES)).filter((one) => isTheirs(one) && !FROM_SYSTEM.test(one));
    expect(letters).not.toEqual([]);
    const left = missingIn(stack, css, letters);
    expect(missingIn(stack, read('stories.css'), left)).toEqual([]);
  });
});

/** Kibibytes of the fonts in a sheet that fit. */
const weightOf = (sheet: string, fits: (file: string) => boolean) => {
  const files = new Set(fontFaces(read(sheet)).flatMap(({ file }) => (file && fits(file) ? [file] : [])));
  return [...files].reduce((sum, file) => sum + statSync(path.join(FONTS, file)).size, 0) / 1024;
};

it('the Latin fonts that a page may ask for at first weigh 60 KiB, all Japanese ones 600', () => {
  // What only some names and the menu of languages need comes when it is shown.
  const isFirst = (file: string) => !/-further|language-name/.test(file);
  const first = weightOf('fonts.css', isFirst);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(60);
  const japanese = weightOf('fonts-ja.css', isFirst);
  expect(japanese).toBeGreaterThan(first);
  expect(japanese).toBeLessThanOrEqual(600);
});

it('misses a letter that no text has', () => {
  expect(missingIn(['Noto Sans JP'], sheetOf('ja'), ['あ', '鰯'])).toEqual(['鰯']);
  expect(missingIn(['Newsreader'], sheetOf('en'), ['a', 'ж'])).toEqual(['ж']);
});
