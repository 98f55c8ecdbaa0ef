/** One `@font-face` rule. */
export interface FontFace {
  rule: string;
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

const FACE = /@font-face\s*\{[^}]*\}/g;
/** The families in whose order a text is set, as `--gloam-font-serif` and its kin name them. */
const STACK = /--gloam-font-(\w+):([^;}]+)/g;

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '');

function parseFace(rule: string): FontFace {
  const value = (name: string) => new RegExp(`[{;\\s]${name}:([^;}]+)`).exec(rule)?.[1]?.trim() ?? '';
  return {
    rule,
    family: unquoted(value('font-family')),
    style: value('font-style'),
    file: /url\(["']?([^"')]+)/.exec(rule)?.[1],
    ranges: [...value('unicode-range').matchAll(/u\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)],
    ),
  };
}

/** Whether the browser looks for a character in this face. */
export const claims = ({ ranges }: FontFace, point: number) =>
  ranges.length === 0 || ranges.some(([first, last]) => first <= point && point <= last);

/** The faces of a style sheet; of those that claim a character the last one has it. */
export const fontFaces = (css: string): FontFace[] =>
  [...css.matchAll(FACE)].map(([rule]) => parseFace(rule));

/** The families in whose order each role, such as `serif`, is set. */
export const fontStacks = (css: string): Map<string, string[]> =>
  new Map(
    [...css.matchAll(STACK)].map(([, role = '', families = '']) => [role, families.split(',').map(unquoted)]),
  );

/** A style sheet without its `@font-face` rules. */
export const withoutFaces = (css: string): string => css.replace(FACE, '');

const withoutRange = (rule: string) => rule.replace(/;\s*unicode-range:[^;}]*/, '');

const ruleOf = ({ family, file }: PageFace) =>
  `@font-face{font-family:${family};font-style:normal;font-weight:400;font-display:swap;src:url(${file})format("woff2")}`;

/**
 * What of the faces in `css` a page with the text of `html` can use. `ownCss` is the sheet of its language, where it has
 * one: faces of its own and the stacks that name them. Of the slices that `pageFaces` make needless it lists only those that
 * claim a letter which they lack. In the other languages a face that is fetched anyway does not list its letters.
 */
export function pageFonts(
  css: string,
  ownCss: string,
  html: string,
  pageFaces: readonly PageFace[] = [],
): PageFonts {
  const stacks = fontStacks(css + ownCss);
  const named = new Set([...stacks.values()].flat());
  const points = [...new Set(html)].map(pointOf);
  const isUsed = (face: FontFace) => {
    const page = pageFaces.find(({ of }) => of === face.family);
    if (page && face.ranges.length === 0) return false;
    return (page ? page.lacking.map(pointOf) : points).some((point) => claims(face, point));
  };
  const isOfLanguage = ({ family }: FontFace) => ownCss === '' || named.has(family);
  const faces = [
    ...fontFaces(pageFaces.map(ruleOf).join('')),
    ...[...fontFaces(ownCss), ...fontFaces(css)].filter((face) => isOfLanguage(face) && isUsed(face)),
  ];
  const isFirst = (face: FontFace) =>
    ownCss === '' &&
    faces.find(({ family, style }) => family === face.family && style === face.style) === face;
  const firstOf = (family?: string) =>
    faces.find((face) => face.family === family && face.style === 'normal')?.file;
  return {
    css:
      faces.map((face) => (isFirst(face) ? withoutRange(face.rule) : face.rule)).join('') +
      withoutFaces(ownCss),
    preloads: ['serif', 'sans']
      .map((role) => firstOf(stacks.get(role)?.[0]))
      .filter((file) => file !== undefined),
  };
}
