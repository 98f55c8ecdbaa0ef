import type { Font } from 'fontkit';
import { pathData } from './path-data.ts';

/** Height of a capital: fine enough that whole numbers do not bend a stem. */
const CAPITAL = 1000;
/** Code point of a letter as tall as a capital is. */
const F = 0x46;

/** The box that a drawing fills, `0 0 width height`. */
export interface Size {
  width: number;
  height: number;
}

/** A line of text as one drawing. */
export interface Lettering extends Size {
  /** Path data of SVG. */
  path: string;
}

/** Sets a line with kerning; `tracking` is the space after each letter as a part of the em. */
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
