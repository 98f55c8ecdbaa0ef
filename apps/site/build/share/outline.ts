import type { Font } from 'fontkit';

/** Turns off ligatures, as CSS does with letter spacing. */
const FEATURES = { liga: false };

interface Run {
  font: Font;
  text: string;
}

/** Splits a text into runs by font. Throws if no font has a letter. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) throw new Error(`No font of the share pictures has "${letter}", used in "${text}".`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

export interface Outline {
  /** SVG path data. The line starts at 0, 0 on its baseline. */
  path: string;
  width: number;
}

/** Returns the outlines of a line of text in pixels. `spacing` is the letter spacing, relative to `size`. */
export function outlineOf(text: string, fonts: readonly Font[], size: number, spacing: number): Outline {
  const paths: string[] = [];
  let width = 0;
  for (const { font, text: piece } of runsOf(text, fonts)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(piece, FEATURES);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const [x, y] = [width + xOffset * scale, -yOffset * scale];
      paths.push(glyph.path.transform(scale, 0, 0, -scale, x, y).toSVG());
      width += xAdvance * scale + spacing * size;
    }
  }
  return { path: paths.join(''), width };
}
