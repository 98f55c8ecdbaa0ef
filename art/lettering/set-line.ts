import type { Font } from 'fontkit';
import { pathData } from './path-data.ts';

/** Height of a capital letter, large enough that rounding to integers doesn't distort stems. */
const CAPITAL = 1000;
/** Code point of a letter with the height of a capital. */
const F = 0x46;

/** Size of a drawing that fills the box `0 0 width height`. */
export interface Size {
  width: number;
  height: number;
}

/** Line of text as a single path. */
export interface Lettering extends Size {
  /** SVG path data. */
  path: string;
}

/** Sets a line with kerning. `tracking` is the space after each letter in em. */
export function setLine(font: Font, text: string, tracking: number): Lettering {
  const { glyphs, positions } = font.layout(text);
  let end = 0;
  const letters = glyphs.map(({ path }, index) => {
    const x = end;
    end += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return { path, x };
  });
  const drawn = letters.filter(({ path }) => path.commands.length > 0);
  const left = Math.min(...drawn.map(({ path, x }) => x + path.bbox.minX));
  const right = Math.max(...drawn.map(({ path, x }) => x + path.bbox.maxX));
  const top = Math.max(...drawn.map(({ path }) => path.bbox.maxY));
  const bottom = Math.min(...drawn.map(({ path }) => path.bbox.minY));
  const scale = CAPITAL / font.glyphForCodePoint(F).path.bbox.maxY;
  const units = (length: number) => Math.round(length * scale);
  return {
    path: drawn.map(({ path, x }) => `M${units(x - left)} ${units(top)}${pathData(path, scale)}`).join(''),
    width: units(right - left),
    height: units(top - bottom),
  };
}
