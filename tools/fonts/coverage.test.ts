import { languageTag, LOCALES } from '@fatal/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { claims, fontFaces, fontStacks } from '../../apps/site/prerender/font-faces.ts';
import { tokensCss } from '../../packages/ui/src/tokens.ts';
import { SPACES } from './font-face.mjs';
import { lettersOf } from './letters.mjs';
import { lettersIn } from './subset.mjs';
import { sharedText, storyText, textsIn } from './texts.mjs';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
/** What stories leave to the reader's own fonts: another script, and keys. */
const FROM_SYSTEM = /\p{Script=Hangul}|[←→↑↓⌘]/u;
const tokens = tokensCss();

/** The sheet of the faces in which a language is set. */
function sheetOf(language: string): string {
  const own = `apps/site/src/fonts-${language}.css`;
  return read(existsSync(new URL(own, root)) ? own : 'apps/site/src/fonts.css');
}

/** The file of a face: the site's lie in its public folder, those of stories beside their sheet. */
const fileOf = (path = '') =>
  new URL(path.startsWith('/') ? `apps/site/public${path}` : `.storybook/${path}`, root);

/** The letters that no family of a stack has: its face that claims them does not hold them, or none claims them. */
const missingIn = (stack: readonly string[] = [], css: string, letters: readonly string[]): string[] =>
  stack.reduce((left, family) => missingInFamily(family, css, left), [...letters]);

function missingInFamily(family: string, css: string, letters: string[]): string[] {
  const faces = fontFaces(css)
    .filter((face) => face.family === family && face.style === 'normal' && face.file)
    .map((face) => ({
      ...face,
      held: lettersIn(readFileSync(fileOf(face.file))) as Set<string>,
    }));
  return letters.filter((letter) => {
    const face = faces.findLast((one) => claims(one, letter.codePointAt(0) ?? 0));
    return !face?.held.has(letter) && !SPACES.includes(letter);
  });
}

describe.each(LOCALES)('the faces of %s', (locale) => {
  const css = sheetOf(languageTag(locale));
  const stacks = fontStacks(tokens + css);

  // The mono sets no running text; of Japanese it has nothing itself.
  const roles = ['serif', 'sans', ...(locale === 'jp' ? ['mono'] : [])];

  it.each(roles)('hold every letter of its texts and of all names: %s', async (role) => {
    const texts = await textsIn(locale, languageTag(locale));
    expect(texts.size).toBeGreaterThan(20);
    const letters = lettersOf([...texts.values(), await sharedText()].join(''));
    expect(missingIn(stacks.get(role), css, letters), 'run "npm run fonts"').toEqual([]);
  });
});

// In Japanese, Latin letters that its faces lack come from those of the system, which has them.
describe.each([
  ['en', () => true],
  ['ja', (letter: string) => letter >= '\u3000'],
])('the faces of stories in %s', (language, isTheirs) => {
  const css = sheetOf(language);
  const stacks = fontStacks(tokens + css);

  it.each(['serif', 'sans'])('hold every letter of the library: %s', async (role) => {
    const letters = lettersOf(await storyText()).filter((one) => isTheirs(one) && !FROM_SYSTEM.test(one));
    expect(letters.length).toBeGreaterThan(400);
    const left = missingIn(stacks.get(role), css, letters);
    expect(missingIn(stacks.get(role), read('.storybook/fonts.css'), left), 'run "npm run fonts"').toEqual(
      [],
    );
  });
});

it('misses a letter that no text has', () => {
  expect(missingIn(['Noto Sans JP'], sheetOf('ja'), ['あ', '鰯'])).toEqual(['鰯']);
  expect(missingIn(['Newsreader'], sheetOf('en'), ['a', 'ж'])).toEqual(['ж']);
});
