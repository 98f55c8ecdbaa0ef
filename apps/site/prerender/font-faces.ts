import postcss, { type AtRule } from 'postcss';

/** One `@font-face` rule. */
export interface FontFace {
  rule: string;
  /** The same, claiming all letters. */
  rangeless: string;
  family: string;
  style: string;
  /** Path of its file; none where it names a local font. */
  file: string | undefined;
  /** First and last code point of what it claims; all without any. */
  ranges: [number, number][];
}

/** A face that one page has of its own, with all letters that it shows: its slices are for what it shows later. */
export interface PageFace {
  /** The family that the stacks name first. */
  family: string;
  /** The family whose letters it has. */
  of: string;
  /** Path of its file. */
  file: string;
  /** Letters that the page sets in it, and it lacks. */
  lacking: readonly string[];
}

/** What a page is set in. */
export interface PageFonts {
  /** The `@font-face` rules that its text can use, and the stacks of its language. */
  css: string;
  /** Paths of the files that its text certainly uses: one of the serif, one of the sans. */
  preloads: string[];
}

const pointOf = (letter: string) => letter.codePointAt(0) ?? 0;

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '');

function readFace(rule: AtRule): FontFace {
  const values = new Map<string, string>();
  rule.walkDecls(({ prop, value }) => void values.set(prop, value));
  const rangeless = rule.clone();
  rangeless.walkDecls('unicode-range', (range) => void range.remove());
  return {
    rule: rule.toString(),
    rangeless: rangeless.toString(),
    family: unquoted(values.get('font-family') ?? ''),
    style: values.get('font-style') ?? '',
    file: /url\(["']?([^"')]+)/.exec(values.get('src') ?? '')?.[1],
    ranges: [...(values.get('unicode-range') ?? '').matchAll(/u\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)],
    ),
  };
}

interface Sheet {
  faces: FontFace[];
  stacks: Map<string, string[]>;
  rest: string;
  /** By code point, the faces that claim it: pages ask about the same few letters. */
  claimants: Map<number, FontFace[]>;
}

function parseSheet(css: string): Sheet {
  const root = postcss.parse(css);
  const sheet: Sheet = { faces: [], stacks: new Map(), rest: '', claimants: new Map() };
  root.walkDecls(/^--gloam-font-/, ({ prop, value }) => {
    sheet.stacks.set(prop.replace('--gloam-font-', ''), value.split(',').map(unquoted));
  });
  root.walkAtRules('font-face', (rule) => {
    sheet.faces.push(readFace(rule));
    rule.remove();
  });
  sheet.rest = root.toString();
  return sheet;
}

/** Every page asks about the same few sheets. */
const sheets = new Map<string, Sheet>();

function sheetOf(css: string): Sheet {
  const sheet = sheets.get(css) ?? parseSheet(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Whether the browser looks for a character in this face. */
export const claims = ({ ranges }: FontFace, point: number) =>
  ranges.length === 0 || ranges.some(([first, last]) => first <= point && point <= last);

function claimantsIn(css: string, point: number): FontFace[] {
  const { faces, claimants } = sheetOf(css);
  const found = claimants.get(point) ?? faces.filter((face) => claims(face, point));
  claimants.set(point, found);
  return found;
}

/** The faces of a style sheet; of those that claim a character the last one has it. */
export const fontFaces = (css: string): FontFace[] => sheetOf(css).faces;

/** The families in whose order each role, such as `serif`, is set, as `--gloam-font-serif` and its kin name them. */
export const fontStacks = (css: string): Map<string, string[]> => sheetOf(css).stacks;

/** A style sheet without its `@font-face` rules. */
export const withoutFaces = (css: string): string => sheetOf(css).rest;

const ruleOf = ({ family, file }: PageFace) =>
  `@font-face{font-family:${family};font-style:normal;font-weight:400;font-display:swap;src:url(${file})format("woff2")}`;

/**
 * What of the faces in `css` a page with the text of `html` can use. `ownCss` is the sheet of its language, where it has
 * one: faces of its own and the stacks that name them. Of the slices that `pageFaces` make needless it lists only those that
 * claim a letter which they lack. Of the faces in `css`, one that is fetched anyway does not list its letters.
 */
export function pageFonts(
  css: string,
  ownCss: string,
  html: string,
  pageFaces: readonly PageFace[] = [],
): PageFonts {
  const stacks = new Map([...fontStacks(css), ...fontStacks(ownCss)]);
  const named = new Set([...stacks.values()].flat());
  const points = [...new Set(html)].map(pointOf);
  const claimants = new Set(
    [css, ownCss].flatMap((sheet) => points.flatMap((point) => claimantsIn(sheet, point))),
  );
  const isUsed = (face: FontFace) => {
    const page = pageFaces.find(({ of }) => of === face.family);
    if (!page) return claimants.has(face);
    return face.ranges.length > 0 && page.lacking.some((letter) => claims(face, pointOf(letter)));
  };
  const isOfLanguage = ({ family }: FontFace) => ownCss === '' || named.has(family);
  const faces = [
    ...parseSheet(pageFaces.map(ruleOf).join('')).faces,
    ...[...fontFaces(ownCss), ...fontFaces(css)].filter((face) => isOfLanguage(face) && isUsed(face)),
  ];
  const isFirst = (face: FontFace) =>
    fontFaces(css).includes(face) &&
    faces.find(({ family, style }) => family === face.family && style === face.style) === face;
  const firstOf = (family?: string) =>
    faces.find((face) => face.family === family && face.style === 'normal')?.file;
  return {
    css: faces.map((face) => (isFirst(face) ? face.rangeless : face.rule)).join('') + withoutFaces(ownCss),
    preloads: ['serif', 'sans']
      .map((role) => firstOf(stacks.get(role)?.[0]))
      .filter((file) => file !== undefined),
  };
}
