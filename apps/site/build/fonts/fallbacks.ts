import { fromBuffer } from '@capsizecss/unpack';
import { ROMAN_OPSZ } from './latin.ts';
import { trueType, type Subset } from './subset.ts';

/** Average glyph widths of system fonts in em, from @capsizecss/metrics, which is too large a dependency for a few numbers. */
const NOTO_SERIF = 481 / 1000;
const NOTO_SERIF_ITALIC = 469 / 1000;
const TIMES = 832 / 2048;
const TIMES_ITALIC = 836 / 2048;
const ROBOTO = 911 / 2048;
const ARIAL = 913 / 2048;
const COURIER = 1229 / 2048;

interface Fallback {
  family: string;
  style: string;
  /** Web font that it replaces, and the axis values to measure it at. */
  source: string;
  axes: Subset['axes'];
  /** Local fonts of the same width, under all their names. */
  fonts: readonly { advance: number; names: readonly string[] }[];
}

// Fonts of Linux, Windows, macOS and iOS, and Android's equivalents. The Liberation fonts have the metrics of Times New Roman, Arial and
// Courier New. The list is short, because browsers look up every face of a family before the first paint, name after name until one is
// found, and on Linux each lookup is a call to another process. If two faces are installed, the later one wins.
const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Newsreader Fallback',
    style: 'normal',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal',
    axes: { wght: 350, opsz: ROMAN_OPSZ },
    fonts: [
      { advance: NOTO_SERIF, names: ['Noto Serif', 'NotoSerif-Regular'] },
      { advance: TIMES, names: ['Liberation Serif', 'Times New Roman'] },
    ],
  },
  {
    family: 'Newsreader Fallback',
    style: 'italic',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic',
    axes: { wght: 300, opsz: 72 },
    fonts: [
      { advance: NOTO_SERIF_ITALIC, names: ['NotoSerif-Italic'] },
      { advance: TIMES_ITALIC, names: ['Liberation Serif Italic', 'Times New Roman Italic'] },
    ],
  },
  {
    family: 'Hanken Grotesk Fallback',
    style: 'normal',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    axes: { wght: 400 },
    fonts: [
      { advance: ROBOTO, names: ['Roboto-Regular'] },
      { advance: ARIAL, names: ['Liberation Sans', 'Arial'] },
    ],
  },
  {
    family: 'Martian Mono Fallback',
    style: 'normal',
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal',
    axes: { wght: 400, wdth: 112.5 },
    fonts: [{ advance: COURIER, names: ['Liberation Mono', 'Courier New', 'Droid Sans Mono'] }],
  },
];

/** Characters that Capsize weights by frequency. */
const WEIGHED = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => i + 32))}áé`;

const percent = (value: number) => `${String(Number((value * 100).toFixed(2)))}%`;

/**
 * Returns @font-face rules for fallbacks with the metrics of the web fonts: `size-adjust` is the ratio of average glyph widths; ascent,
 * descent and line gap are the web font's, divided by that ratio.
 */
export async function fallbackRules(): Promise<string[]> {
  const rules = FALLBACKS.map(async ({ family, style, source, axes, fonts }) => {
    const face = await fromBuffer(await trueType({ source, text: WEIGHED, axes }));
    const ems = (units: number) => units / face.unitsPerEm;
    return fonts.map(({ advance, names }) => {
      const scale = ems(face.xWidthAvg) / advance;
      return `@font-face {
  font-family: '${family}';
  font-style: ${style};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ems(face.ascent) / scale)};
  descent-override: ${percent(ems(-face.descent) / scale)};
  line-gap-override: ${percent(ems(face.lineGap) / scale)};
}`;
    });
  });
  return (await Promise.all(rules)).flat();
}
