import { languageTag, LOCALES } from '@fatal/contracts';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokensCss } from '../../../packages/ui/src/tokens.ts';
import { FONTS } from '../build/fonts/faces.ts';
import { FAMILIES, type Role } from '../build/fonts/families.ts';
import { makeJapaneseFaces, roleOf, type JapaneseFaces } from '../build/fonts/japanese.ts';
import { lettersOf } from '../build/fonts/letters.ts';
import { makeSiteFonts, makeStoryFonts } from '../build/fonts/make-fonts.ts';
import { lettersIn, SPACES } from '../build/fonts/subset.ts';
import { sharedText, STORIES, textOf, textsIn } from '../build/fonts/texts.ts';
import { areasOf, readAddresses } from './addresses.ts';

const AREAS = areasOf((await readAddresses())());
/** Pages without rendered text: the fonts then contain the letters of all messages, by the role of each id. */
const PAGES = Object.fromEntries(
  Object.entries(AREAS).map(([page, areas]) => [page, { areas: ['shell', ...areas], shown: new Map() }]),
);
const ROLES = ['serif', 'sans'] as const;

/** Font files with their families. */
type Files = readonly { family: string; file: string }[];
let latin: Files;
let stories: Files;
let japanese: JapaneseFaces;

/** Returns the upright faces of a style sheet. */
const facesIn = (sheet: string): Files =>
  Array.from(
    readFileSync(path.join(FONTS, sheet), 'utf8').matchAll(
      /font-family: '([^']+)';\s+font-style: normal;[^}]*url\('\.\/([^']+)'\)/g,
    ),
    ([, family = '', file = '']) => ({ family, file }),
  );

beforeAll(async () => {
  [japanese] = await Promise.all([makeJapaneseFaces(PAGES), makeSiteFonts(), makeStoryFonts()]);
  latin = facesIn('fonts.css');
  stories = facesIn('stories.css');
}, 300_000);

/** Returns the font families of a role, in order. The last declaration in `css` counts. */
function stackOf(role: Role, css: string): string[] {
  const [, stack = ''] = [...css.matchAll(new RegExp(`--gloam-font-${role}:\\s*([^;]+);`, 'g'))].at(-1) ?? [];
  return stack.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));
}
const LATIN = tokensCss();
const JAPANESE = LATIN + readFileSync('apps/site/src/app.css', 'utf8');

const held = new Map<string, Set<string>>();
function heldIn(file: string): Set<string> {
  const letters = held.get(file) ?? lettersIn(readFileSync(path.join(FONTS, path.basename(file))));
  held.set(file, letters);
  return letters;
}

/** Returns the letters of a text that no family of a stack contains. */
const missingIn = (stack: readonly string[], files: Files, text: string): string[] => {
  const named = files.filter(({ family }) => stack.includes(family)).map(({ file }) => heldIn(file));
  return lettersOf(text).filter((one) => !SPACES.includes(one) && !named.some((letters) => letters.has(one)));
};

describe.each(LOCALES.filter((locale) => languageTag(locale) !== 'ja'))('fonts for %s', (locale) => {
  it.each(ROLES)('contain every letter of the messages and names: %s', async (role) => {
    const messages = [...(await textsIn(locale)).values()].flat();
    expect(messages).not.toEqual([]);
    const text = messages.map(([, text]) => text).join('') + sharedText();
    expect(missingIn(stackOf(role, LATIN), latin, text)).toEqual([]);
  });
});

describe('font files of a Japanese page', () => {
  it.each(Object.keys(AREAS))('cover every letter of %s together with the Latin fonts', async (page) => {
    const texts = await textsIn('jp');
    const messages = ['shell', ...(AREAS[page] ?? [])].flatMap((area) => texts.get(area) ?? []);
    const faces = japanese[page] ?? [];
    expect(faces).toHaveLength(FAMILIES.length);
    for (const role of ROLES) {
      const text = messages.flatMap(([id, text]) => (roleOf(id) === role ? [text] : [])).join('');
      expect(text).toMatch(/\p{Script=Hiragana}/u);
      expect(missingIn(stackOf(role, JAPANESE), [...faces, ...latin], text + sharedText()), role).toEqual([]);
    }
  });

  it('weigh at most 165 KiB, and 130 KiB on nine of ten pages', () => {
    const weightOf = (file: string) => statSync(path.join(FONTS, path.basename(file))).size / 1024;
    const weights = Object.values(japanese)
      .map((faces) => faces.reduce((sum, { file }) => sum + weightOf(file), 0))
      .sort((a, b) => a - b);
    expect(weights.at(-1)).toBeLessThanOrEqual(165);
    expect(weights[Math.floor(weights.length * 0.9)]).toBeLessThanOrEqual(130);
  });
});

/** Letters in stories that system fonts show: Hangul and keyboard symbols. */
const FROM_SYSTEM = /\p{Script=Hangul}|[←→↑↓⌘]/gu;

describe.each(ROLES)('%s fonts of stories', (role) => {
  const text = textOf(STORIES).replaceAll(FROM_SYSTEM, '');

  it('contain every letter of the stories', () => {
    expect(missingIn(stackOf(role, LATIN), [...latin, ...stories], text)).toEqual([]);
  });
});

it('limits the Latin fonts that a page may load initially to 60 KiB', () => {
  const sheet = readFileSync(path.join(FONTS, 'fonts.css'), 'utf8');
  const files = Array.from(sheet.matchAll(/url\('\.\/([^']+)'\)/g), ([, file = '']) => file);
  // The browser fetches the fonts for rare letters and the language menu only when their letters are shown.
  const first = files.filter((file) => !/-further|language-name/.test(file));
  const weight = first.reduce((sum, file) => sum + statSync(path.join(FONTS, file)).size, 0) / 1024;
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(60);
});

it('reports letters that no font contains', () => {
  expect(missingIn(['Newsreader'], latin, 'aж')).toEqual(['ж']);
  expect(missingIn(['Noto Sans JP'], japanese['/404'] ?? [], 'あ鰯')).toEqual(['鰯']);
});
