import sharp from 'sharp';
import { color } from '../site.ts';
import type { Lettering } from './set-line.ts';

/** Colours of the logos, by the background they are for. */
const COLOURS = { dark: color.text.value, light: color.ground.value };

/** Gap between word and subtitle, relative to the height of the word. */
const GAP = 0.14;

/** Length of a logo's longer side in pixels. */
const PIXELS = 2000;

interface Drawing {
  width: number;
  height: number;
  /** SVG elements without a colour. */
  marks: string;
}

const alone = ({ path, width, height }: Lettering): Drawing => ({
  width,
  height,
  marks: `<path d="${path}"/>`,
});

/** Places the word over its subtitle, scaled to the same width. */
function stacked(word: Lettering, subtitle: Lettering): Drawing {
  const scale = word.width / subtitle.width;
  const top = word.height * (1 + GAP);
  return {
    width: word.width,
    height: Math.ceil(top + subtitle.height * scale),
    marks:
      `<path d="${word.path}"/>` +
      `<path transform="translate(0 ${top.toFixed(1)}) scale(${scale.toFixed(5)})" d="${subtitle.path}"/>`,
  };
}

/** Sets width and height, so that programs that import the file know its size. */
const documentOf = ({ width, height, marks }: Drawing, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${colour}">${marks}</svg>\n`;

/**
 * Draws the logos for download, with transparent background, as SVG and PNG. Returns the contents by file name, such as `wordmark-dark.svg`
 * for dark backgrounds.
 */
export async function drawLogos({
  FATAL,
  UNLEASHED_DARKNESS,
  F,
}: Readonly<Record<'FATAL' | 'UNLEASHED_DARKNESS' | 'F', Lettering>>): Promise<Map<string, string | Buffer>> {
  const drawings = { wordmark: alone(FATAL), title: stacked(FATAL, UNLEASHED_DARKNESS), letter: alone(F) };
  const files = Object.entries(drawings).flatMap(([name, drawing]) =>
    Object.entries(COLOURS).map(async ([ground, colour]) => {
      const svg = documentOf(drawing, colour);
      const scale = PIXELS / Math.max(drawing.width, drawing.height);
      const image = sharp(Buffer.from(svg), { density: 72 * scale });
      const png = await image.png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
      const kinds: [ending: string, content: string | Buffer][] = [
        ['svg', svg],
        ['png', png],
      ];
      return kinds.map(([ending, content]) => [`${name}-${ground}.${ending}`, content] as const);
    }),
  );
  return new Map((await Promise.all(files)).flat());
}
