import { LOCALE_NAMES } from '@fatal/contracts';
import type { Face } from './faces.ts';
import { lettersOf } from './letters.ts';
import { heldBy } from './subset.ts';

export const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => i + 32));
const ACCENTED = 'áéíóúüñÁÉÍÓÚÜÑàèìîòùÀÈÌÎÒÙäöÄÖß';
const TYPOGRAPHY = 'ªº€«»‹›„“”‘’‚–—…·×¿¡°©®™\u00a0\u202f';
const TEXT = ASCII + ACCENTED + TYPOGRAPHY;
// Omits code punctuation from the italic, used in headlines, and from the mono, used in frame labels.
const WORDS = Array.from(ASCII)
  .filter((char) => /[\w .,:;!?'"()&%/+-]/.test(char) && char !== '_')
  .join('');
const ITALIC_TEXT = `${WORDS}${ACCENTED}«»„“”‘’‚–—…·¿¡\u00a0\u202f`;
const MONO_TEXT = `${WORDS}#=[]ªº${ACCENTED}«»“”‘’–—…·×¿¡°©↑↓\u00a0\u202f`;

const ROMAN = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal';
// Pins the optical size, because both masters would take 44 KB. At 54, the headlines keep their fine hairlines, and article text (20 px,
// weight 400) is still open and even.
export const ROMAN_OPSZ = 54;
const ROMAN_WEIGHTS = { min: 300, max: 400 };

/** Returns the fonts for languages in Latin script. `text` is all text of the site in these languages. */
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
      // Pins kerning: variable kerning takes a third of the file and hardly varies between 300 and 400.
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
    // Contains letters of names and the capital ß, which are in another subset of the packages. Browsers load these two only for pages that
    // need them.
    {
      file: 'newsreader-roman-further',
      source: '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal',
      family: 'Newsreader',
      text: further,
      // Pins the weight, because the difference isn't visible in a few letters.
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
    // Writes the one name in the language menu that no Latin font covers, for visitors without a Japanese font. It has its own family,
    // because loading a font lays out everything set in its family again.
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
