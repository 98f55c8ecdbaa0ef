import { LOCALE_NAMES } from '@fatal/contracts';
import type { Face } from './faces.ts';
import { lettersOf } from './letters.ts';
import { heldBy } from './subset.ts';

export const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => i + 32));
const ACCENTED = 'áéíóúüñÁÉÍÓÚÜÑàèìîòùÀÈÌÎÒÙäöÄÖß';
const TYPOGRAPHY = 'ªº€«»‹›„“”‘’‚–—…·×¿¡°©®™\u00a0\u202f';
const TEXT = ASCII + ACCENTED + TYPOGRAPHY;
// The italic sets a clause of a headline and the rebate mono sets frame labels: neither needs code punctuation.
const WORDS = Array.from(ASCII)
  .filter((char) => /[\w .,:;!?'"()&%/+-]/.test(char) && char !== '_')
  .join('');
const ITALIC_TEXT = `${WORDS}${ACCENTED}«»„“”‘’‚–—…·¿¡\u00a0\u202f`;
const MONO_TEXT = `${WORDS}#=[]ªº${ACCENTED}«»“”‘’–—…·×¿¡°©↑↓\u00a0\u202f`;

const ROMAN = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal';
// Both optical-size masters at once would cost 44 KB on their own. 54 keeps the fine hairlines of the
// headlines and is still open and even at 20 px (the article text, wght 400).
export const ROMAN_OPSZ = 54;
const ROMAN_WEIGHTS = { min: 300, max: 400 };

/** Faces of the languages that are written in Latin letters; `text` is what the site says in them. */
export async function latinFaces(text: string): Promise<Face[]> {
  const held = await heldBy(ROMAN);
  const wanted = lettersOf(text).filter((letter) => !TEXT.includes(letter));
  const basic = TEXT + wanted.filter((letter) => held.has(letter)).join('');
  const further = `ẞ${wanted.filter((letter) => !held.has(letter)).join('')}`;
  return [
    {
      file: 'newsreader-roman',
      source: ROMAN,
      family: 'Newsreader',
      text: basic,
      axes: { wght: ROMAN_WEIGHTS, opsz: ROMAN_OPSZ },
      // Variable kerning is a third of the file, and between 300 and 400 it hardly varies.
      kerningAt: { wght: 350, opsz: ROMAN_OPSZ },
      features: ['kern', 'liga'],
      descriptors: { style: 'normal', weight: '300 400' },
    },
    {
      file: 'newsreader-italic',
      source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic',
      family: 'Newsreader',
      text: ITALIC_TEXT,
      axes: { wght: 300, opsz: 72 },
      features: ['kern', 'liga'],
      descriptors: { style: 'italic', weight: '300 400' },
    },
    {
      file: 'hanken-grotesk',
      source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
      family: 'Hanken Grotesk',
      text: basic,
      axes: { wght: { min: 400, max: 600 } },
      features: ['kern', 'liga', 'ccmp'],
      descriptors: { style: 'normal', weight: '400 600' },
    },
    {
      file: 'martian-mono',
      source: '@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal',
      family: 'Martian Mono',
      text: MONO_TEXT,
      axes: { wght: 400, wdth: 112.5 },
      features: [],
      descriptors: { style: 'normal', weight: '400', stretch: '112.5%' },
    },
    // Letters of names, and the capital sharp s, live in another slice of the packages; a browser asks for these two only
    // when it meets one.
    {
      file: 'newsreader-roman-further',
      source: '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal',
      family: 'Newsreader',
      text: further,
      // A few letters do not show the weights between which they stand.
      axes: { wght: 350, opsz: ROMAN_OPSZ },
      features: [],
      descriptors: { style: 'normal', weight: '300 400' },
    },
    {
      file: 'hanken-grotesk-further',
      source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal',
      family: 'Hanken Grotesk',
      text: further,
      axes: { wght: { min: 400, max: 600 } },
      features: [],
      descriptors: { style: 'normal', weight: '400 600' },
    },
    // The one name in the menu of languages that no Latin font can write, for those who have no font that can. In a family of
    // its own: a face that arrives lays out anew whatever is set in its family.
    {
      file: 'language-name-ja',
      source: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal',
      family: 'Language Names',
      text: LOCALE_NAMES.jp,
      features: [],
      descriptors: { style: 'normal', weight: '400 600' },
    },
  ];
}
