import { color } from '../../../../packages/ui/src/tokens.ts';
import { breakLines } from './break-lines.ts';
import type { Box } from './contrast.ts';
import { openFaces } from './faces.ts';
import { outlineOf } from './outline.ts';
import { phrasesOf } from './phrases.ts';
import { SHARE_SIZE } from './size.ts';

/** Colour of title and wordmark. */
export const SILVER = color.text.value;

/** Typography of titles: weight, size in pixels, and lengths relative to the size. */
const STYLES = {
  latin: { weight: 300, size: 84, lineHeight: 1.02, spacing: -0.028 },
  japanese: { weight: 400, size: 68, lineHeight: 1.3, spacing: 0.01 },
};

export type TitleStyle = keyof typeof STYLES;

/** Returns the title style of a language (BCP 47). */
export const titleStyle = (lang: string): TitleStyle => (lang === 'ja' ? 'japanese' : 'latin');

/** Ascent and descent of Newsreader, relative to the size. */
const ASCENT = 0.735;
const DESCENT = 0.265;

const TITLE = { left: 72, bottom: SHARE_SIZE.height - 60, width: 860, height: 340 };
const MARK = { left: 72, top: 64, height: 104 };

/** Wordmark as a path that fills the box `0 0 width height`. */
export interface Mark {
  /** SVG path data. */
  path: string;
  width: number;
  height: number;
}

/** Text of a share picture. */
export interface Card {
  /** SVG document with title and wordmark, as large as the picture. */
  svg: string;
  /** Areas behind text, whose contrast is checked. */
  boxes: Box[];
}

/** Sets titles as large as they fit under the wordmark. */
export function openCards(mark: Mark): (title: string, style: TitleStyle) => Promise<Card> {
  const facesOf = openFaces();
  const scale = MARK.height / mark.height;
  const markBox = { ...MARK, width: scale * mark.width };

  async function setTitle(title: string, style: TitleStyle) {
    const { weight, lineHeight, spacing, size: largest } = STYLES[style];
    const phrases = phrasesOf(title, style);
    for (let size = largest; ; size -= 2) {
      const fonts = await facesOf(weight, size);
      const outline = (text: string) => outlineOf(text, fonts, size, spacing);
      const lines = breakLines(phrases, TITLE.width, (text) => outline(text).width);
      const step = size * lineHeight;
      if (lines && lines.length * step <= TITLE.height) return { lines: lines.map(outline), size, step };
    }
  }

  return async (title, style) => {
    const { lines, size, step } = await setTitle(title, style);
    const top = TITLE.bottom - lines.length * step;
    const leading = (step - size * (ASCENT + DESCENT)) / 2;
    const tops = lines.map((_, index) => top + index * step + leading);
    const words = lines.map(
      ({ path }, index) =>
        `<path transform="translate(${TITLE.left} ${(tops[index] ?? 0) + ASCENT * size})" d="${path}"/>`,
    );
    const place = `translate(${MARK.left} ${MARK.top}) scale(${scale})`;
    const [width, height] = [SHARE_SIZE.width, SHARE_SIZE.height];
    return {
      svg:
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${SILVER}">` +
        `${words.join('')}<path transform="${place}" d="${mark.path}"/></svg>`,
      boxes: [
        markBox,
        ...lines.map((line, index) => ({
          left: TITLE.left,
          top: tops[index] ?? 0,
          width: line.width,
          height: size * (ASCENT + DESCENT),
        })),
      ].map(roundBox),
    };
  };
}

const roundBox = ({ left, top, width, height }: Box): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});
