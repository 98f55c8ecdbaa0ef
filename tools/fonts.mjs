// Writes the subset fonts of the site and `fonts.css`, from the @fontsource-variable packages; the slit lettering
// follows in `slit-paths.mjs`, the Japanese faces in `fonts-ja.mjs`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { LOCALE_NAMES } from '@fatal/contracts';
import { team } from '../apps/site/content/team.ts';
import { unicodeRange } from './unicode-range.mjs';

const root = new URL('../', import.meta.url);
const outDir = new URL('apps/site/public/fonts/', root);
const cssFile = new URL('apps/site/src/fonts.css', root);
const BUDGET = 60 * 1024;

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => i + 32));
const ACCENTED = 'áéíóúüñÁÉÍÓÚÜÑàèìîòùÀÈÌÎÒÙäöÄÖß';
// Loan words and names, which the headline clauses and frame labels do without.
const LOANED = 'âçêëïôûÂÇÊËÏÔÛ';
// What the names of the team are written with beyond that, those of the first slice and those of the second.
const NAMED = [...new Set(team.flatMap(({ name, first_surname: surname }) => [...name, ...surname]))]
  .filter((char) => char > '~' && !`${ACCENTED}${LOANED}`.includes(char))
  .sort();
const NAMED_LATIN = NAMED.filter((char) => char <= 'ÿ').join('');
const EXTENDED = `ẞ${NAMED.filter((char) => char > 'ÿ').join('')}`;
const TYPOGRAPHY = 'ªº€«»‹›„“”‘’‚–—…·×¿¡°©®™\u00a0\u202f';
const TEXT = ASCII + ACCENTED + LOANED + NAMED_LATIN + TYPOGRAPHY;
// The italic sets a clause of a headline and the rebate mono sets frame labels: neither needs code punctuation.
const WORDS = [...ASCII].filter((char) => /[\w .,:;!?'"()&%/+-]/.test(char) && char !== '_').join('');
const ITALIC_TEXT = `${WORDS}${ACCENTED}«»„“”‘’‚–—…·¿¡\u00a0\u202f`;
const MONO_TEXT = `${WORDS}#=[]ªº${ACCENTED}«»“”‘’–—…·×¿¡°©↑↓\u00a0\u202f`;

// Both optical-size masters at once would cost 44 KB on their own. 54 keeps the fine hairlines of the
// headlines and is still open and even at 20 px (the article text, wght 400).
const ROMAN_OPSZ = 54;
const ROMAN_WEIGHTS = { min: 300, max: 400 };

const faces = [
  {
    file: 'newsreader-roman',
    source: 'newsreader/files/newsreader-latin-opsz-normal',
    family: 'Newsreader',
    text: TEXT,
    axes: { wght: ROMAN_WEIGHTS, opsz: ROMAN_OPSZ },
    // Variable kerning is a third of the file, and between 300 and 400 it hardly varies.
    kerningAt: { wght: 350, opsz: ROMAN_OPSZ },
    features: ['kern', 'liga'],
    descriptors: { style: 'normal', weight: '300 400' },
  },
  {
    file: 'newsreader-italic',
    source: 'newsreader/files/newsreader-latin-opsz-italic',
    family: 'Newsreader',
    text: ITALIC_TEXT,
    axes: { wght: 300, opsz: 72 },
    features: ['kern', 'liga'],
    descriptors: { style: 'italic', weight: '300 400' },
  },
  {
    file: 'hanken-grotesk',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    family: 'Hanken Grotesk',
    text: TEXT,
    axes: { wght: { min: 400, max: 600 } },
    features: ['kern', 'liga', 'ccmp'],
    descriptors: { style: 'normal', weight: '400 600' },
  },
  {
    file: 'martian-mono',
    source: 'martian-mono/files/martian-mono-latin-wdth-normal',
    family: 'Martian Mono',
    text: MONO_TEXT,
    axes: { wght: 400, wdth: 112.5 },
    features: [],
    descriptors: { style: 'normal', weight: '400', stretch: '112.5%' },
  },
  // These letters live in another slice of the packages; a browser asks for the two files only when it meets one.
  {
    file: 'newsreader-roman-extended',
    source: 'newsreader/files/newsreader-latin-ext-opsz-normal',
    family: 'Newsreader',
    text: EXTENDED,
    isLate: true,
    axes: { wght: ROMAN_WEIGHTS, opsz: ROMAN_OPSZ },
    features: [],
    descriptors: { style: 'normal', weight: '300 400' },
  },
  {
    file: 'hanken-grotesk-extended',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal',
    family: 'Hanken Grotesk',
    text: EXTENDED,
    isLate: true,
    axes: { wght: { min: 400, max: 600 } },
    features: [],
    descriptors: { style: 'normal', weight: '400 600' },
  },
  // The one name in the menu of languages that no Latin font can write, for those who have no font that can.
  {
    file: 'language-name-ja',
    source: '@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-500-normal',
    family: 'Hanken Grotesk',
    text: LOCALE_NAMES.jp,
    isLate: true,
    features: [],
    descriptors: { style: 'normal', weight: '400 600' },
  },
];

/** Advances of the space and a to z of the fallback fonts, in thousandths of an em. Gelasio stands in for
 * Georgia and Liberation Sans for Arial: each is drawn to the same advances. */
const ADVANCES = {
  georgia:
    '241 504 560 454 574 483 325 509 582 293 292 536 286 881 591 539 571 560 410 432 345 575 497 737 505 492 444',
  georgiaItalic:
    '241 573 554 454 575 472 329 573 563 297 291 528 285 879 590 537 578 555 461 431 347 575 538 822 501 560 444',
  notoSerif:
    '260 563 614 492 614 535 369 538 635 320 300 585 310 945 645 577 614 614 471 451 352 635 579 862 578 565 511',
  notoSerifItalic:
    '260 579 562 487 579 493 318 556 599 304 291 569 304 896 599 574 577 560 468 464 368 599 538 819 546 528 511',
  dejaVuSerif:
    '318 596 640 560 640 592 370 640 644 320 310 606 320 948 644 602 640 640 478 513 402 644 565 856 564 565 527',
  times:
    '250 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444',
  timesItalic:
    '250 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389',
  arial:
    '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
  roboto:
    '248 544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496',
};

// Of two faces that are both installed the later one wins, so each list ends with the best match.
const fallbacks = [
  {
    family: 'Newsreader Fallback',
    style: 'normal',
    like: { source: 'newsreader/files/newsreader-latin-opsz-normal', axes: { wght: 350, opsz: ROMAN_OPSZ } },
    fonts: [
      ['times', 'Liberation Serif', 'LiberationSerif', 'Times New Roman', 'TimesNewRomanPSMT'],
      ['dejaVuSerif', 'DejaVu Serif', 'DejaVuSerif'],
      ['notoSerif', 'Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
      ['georgia', 'Georgia', 'Gelasio', 'Gelasio Regular'],
    ],
  },
  {
    family: 'Newsreader Fallback',
    style: 'italic',
    like: { source: 'newsreader/files/newsreader-latin-opsz-italic', axes: { wght: 300, opsz: 72 } },
    fonts: [
      [
        'timesItalic',
        'Liberation Serif Italic',
        'LiberationSerif-Italic',
        'Times New Roman Italic',
        'TimesNewRomanPS-ItalicMT',
      ],
      ['dejaVuSerif', 'DejaVu Serif Italic', 'DejaVuSerif-Italic'],
      ['notoSerifItalic', 'Noto Serif Italic', 'NotoSerif-Italic'],
      ['georgiaItalic', 'Georgia Italic', 'Georgia-Italic', 'Gelasio Italic'],
    ],
  },
  {
    family: 'Hanken Grotesk Fallback',
    style: 'normal',
    like: { source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal', axes: { wght: 400 } },
    fonts: [
      ['roboto', 'Roboto', 'Roboto Regular', 'Roboto-Regular'],
      ['arial', 'Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    ],
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

const sources = new Map();
async function source(name) {
  if (!sources.has(name)) {
    const path = name.startsWith('@') ? name : `@fontsource-variable/${name}`;
    sources.set(name, await readFile(new URL(`node_modules/${path}.woff2`, root)));
  }
  return sources.get(name);
}

function readTables(font) {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    const start = font.readUInt32BE(entry + 8);
    tables.set(
      font.toString('latin1', entry, entry + 4),
      font.subarray(start, start + font.readUInt32BE(entry + 12)),
    );
  }
  return tables;
}

function writeTables(tables) {
  const tags = [...tables.keys()].sort();
  const power = Math.floor(Math.log2(tags.length));
  const header = Buffer.alloc(12 + 16 * tags.length);
  header.writeUInt32BE(0x00010000);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(16 << power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * tags.length - (16 << power), 10);
  const parts = [header];
  let offset = header.length;
  tags.forEach((tag, i) => {
    const table = tables.get(tag);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    const entry = 12 + 16 * i;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(sum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    offset += padded.length;
    parts.push(padded);
  });
  return Buffer.concat(parts);
}

async function makeFace(face) {
  const font = await source(face.source);
  const options = {
    targetFormat: 'truetype',
    keepFeatures: face.features,
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  };
  let result = await subsetFont(font, face.text, { ...options, variationAxes: face.axes });
  if (face.kerningAt) {
    const fixed = readTables(
      await subsetFont(font, face.text, { ...options, variationAxes: face.kerningAt }),
    );
    const tables = readTables(result);
    if (!fixed.get('cmap').equals(tables.get('cmap'))) throw new Error(`${face.file}: glyph order differs`);
    for (const tag of ['GPOS', 'GDEF']) {
      if (fixed.has(tag)) tables.set(tag, fixed.get(tag));
      else tables.delete(tag);
    }
    result = writeTables(tables);
  }
  return subsetFont(result, face.text, { ...options, targetFormat: 'woff2' });
}

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

const css = ['/* Written by tools/fonts.mjs; do not edit. */'];

await mkdir(outDir, { recursive: true });
const sizes = [];
for (const face of faces) {
  const result = await makeFace(face);
  const covered = new Set(fontkit.create(result).characterSet);
  // Newsreader has no narrow no-break space; shapers then set its plain space, narrowed.
  const missing = [...new Set(face.text)].filter(
    (char) => char !== '\u202f' && !covered.has(char.codePointAt(0)),
  );
  if (missing.length) throw new Error(`${face.file} has no ${missing.join(' ')}`);
  await writeFile(new URL(`${face.file}.woff2`, outDir), result);
  sizes.push([`${face.file}.woff2`, result.length, face.isLate]);
  const { style, weight, stretch } = face.descriptors;
  const ranges = unicodeRange(face.text);
  css.push(
    [
      '@font-face {',
      `  font-family: '${face.family}';`,
      `  font-style: ${style};`,
      `  font-weight: ${weight};`,
      stretch && `  font-stretch: ${stretch};`,
      '  font-display: swap;',
      `  src: url('/fonts/${face.file}.woff2') format('woff2');`,
      ranges.length === 1
        ? `  unicode-range: ${ranges[0]};`
        : `  unicode-range:\n    ${ranges.join(',\n    ')};`,
      '}',
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

css.push(
  `/* Fallbacks: size-adjust is the mean advance of the web font over that of the local font, with letters as
   frequent as in a sample of the four languages; ascent, descent and line gap are those of the web font
   divided by it. */`,
);
for (const { family, style, like, fonts } of fallbacks) {
  const target = await measure(like);
  for (const [name, ...locals] of fonts) {
    const scale = target.average / averageOf(name);
    const src = locals.map((local) => `local('${local}')`);
    css.push(
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
const style = { ...(await resolveConfig(cssFile)), parser: 'css' };
await writeFile(cssFile, await format(css.join('\n\n'), style));

// What a first view may ask for: a page without their letters never asks for the late ones.
const total = sizes.reduce((sum, [, size, isLate]) => (isLate ? sum : sum + size), 0);
for (const [file, size] of [...sizes, ['Latin fonts of a first view', total]]) {
  console.log(`${file.padEnd(34)}${String(size).padStart(7)} B`);
}
if (total > BUDGET) {
  console.error(`The Latin fonts are over the budget of ${BUDGET} bytes.`);
  process.exitCode = 1;
}

await import('./fonts-ja.mjs');
await import('./slit-paths.mjs');
