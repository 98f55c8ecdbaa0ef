import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { ROMAN_OPSZ } from './latin.mjs';
import { source } from './subset.mjs';

/** Advances of the space and a to z of the fallback fonts, in thousandths of an em. The Liberation fonts are drawn to those of
 * Times New Roman, Arial and Courier New. */
const ADVANCES = {
  notoSerif:
    '260 563 614 492 614 535 369 538 635 320 300 585 310 945 645 577 614 614 471 451 352 635 579 862 578 565 511',
  notoSerifItalic:
    '260 579 562 487 579 493 318 556 599 304 291 569 304 896 599 574 577 560 468 464 368 599 538 819 546 528 511',
  times:
    '250 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444',
  timesItalic:
    '250 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389',
  arial:
    '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
  roboto:
    '248 544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496',
  courier: Array(27).fill(600).join(' '),
};

// What Linux, Windows, macOS and iOS have, and what Android has instead. Before it paints, a browser looks for all faces of a
// family, name after name until one is there, and on Linux it asks another process each time: these are as few as suffice.
// Of two faces that are both installed the later one wins.
const fallbacks = [
  {
    family: 'Newsreader Fallback',
    style: 'normal',
    like: {
      source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal',
      axes: { wght: 350, opsz: ROMAN_OPSZ },
    },
    fonts: [
      ['notoSerif', 'Noto Serif', 'NotoSerif-Regular'],
      ['times', 'Liberation Serif', 'Times New Roman'],
    ],
  },
  {
    family: 'Newsreader Fallback',
    style: 'italic',
    like: {
      source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic',
      axes: { wght: 300, opsz: 72 },
    },
    fonts: [
      ['notoSerifItalic', 'NotoSerif-Italic'],
      ['timesItalic', 'Liberation Serif Italic', 'Times New Roman Italic'],
    ],
  },
  {
    family: 'Hanken Grotesk Fallback',
    style: 'normal',
    like: {
      source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
      axes: { wght: 400 },
    },
    fonts: [
      ['roboto', 'Roboto-Regular'],
      ['arial', 'Liberation Sans', 'Arial'],
    ],
  },
  {
    family: 'Martian Mono Fallback',
    style: 'normal',
    like: {
      source: '@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal',
      axes: { wght: 400, wdth: 112.5 },
    },
    fonts: [['courier', 'Liberation Mono', 'Courier New', 'Droid Sans Mono']],
  },
];

// Letters are weighed as they occur here: one sentence per language.
const SAMPLE = [
  'Every room begins in the dark, holds exactly one light, and you can only read what that light reaches.',
  'Cada sala empieza a oscuras, guarda una sola luz, y solo se puede leer aquello que esa luz alcanza.',
  'Ogni stanza comincia al buio, custodisce una sola luce, e si legge soltanto quello che la luce raggiunge.',
  'Jeder Raum beginnt im Dunkeln, hat genau ein einziges Licht, und lesbar ist nur, was dieses Licht erreicht.',
]
  .join(' ')
  .toLowerCase()
  .replace(/[^a-z ]/g, '');

const percent = (value) => `${Number((value * 100).toFixed(2))}%`;

async function measure({ source: name, axes }) {
  const text = 'abcdefghijklmnopqrstuvwxyz ';
  const font = fontkit.create(
    await subsetFont(await source(name), text, { targetFormat: 'truetype', variationAxes: axes }),
  );
  const em = font.unitsPerEm;
  const width = [...SAMPLE].reduce(
    (sum, char) => sum + font.glyphForCodePoint(char.codePointAt(0)).advanceWidth,
    0,
  );
  return {
    average: width / SAMPLE.length / em,
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
  };
}

function averageOf(name) {
  const advances = ADVANCES[name].split(' ').map(Number);
  const width = [...SAMPLE].reduce(
    (sum, char) => sum + advances[char === ' ' ? 0 : char.charCodeAt(0) - 96],
    0,
  );
  return width / SAMPLE.length / 1000;
}

/** The rules of all fallbacks. */
export async function fallbackRules() {
  const rules = [
    `/* Fallbacks: size-adjust is the mean advance of the web font over that of the local font, with letters as
   frequent as in a sample of the four languages; ascent, descent and line gap are those of the web font
   divided by it. */`,
  ];
  for (const { family, style, like, fonts } of fallbacks) {
    const target = await measure(like);
    for (const [name, ...locals] of fonts) {
      const scale = target.average / averageOf(name);
      const src = locals.map((local) => `local('${local}')`);
      rules.push(
        [
          '@font-face {',
          `  font-family: '${family}';`,
          `  font-style: ${style};`,
          `  src:\n    ${src.join(',\n    ')};`,
          `  size-adjust: ${percent(scale)};`,
          `  ascent-override: ${percent(target.ascent / scale)};`,
          `  descent-override: ${percent(target.descent / scale)};`,
          `  line-gap-override: ${percent(target.lineGap / scale)};`,
          '}',
        ].join('\n'),
      );
    }
  }
  return rules;
}
