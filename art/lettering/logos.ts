import sharp from 'sharp';
import { color } from '../site.ts';
import type { Lettering } from './set-line.ts';

/** Colours of the logos, by the ground that they are for. */
const COLOURS = { dark: color.text.value, light: color.ground.value };

/** Space between word and subtitle, as a part of the height of the word. */
const GAP = 0.14;

/** Longer side of a logo as pixels. */
const PIXELS = 2000;

interface Drawing {
  width: number;
  height: number;
  /** Marks of SVG without a colour. */
  marks: string;
}

const alone = ({ path, width, height }: Lettering): Drawing => ({
  width,
  height,
  marks: `<path d="${path}"/>`,
});

/** The word over its subtitle, which is as wide. */
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

/** With a size of its own, so that programs which import it know how large it is. */
const documentOf = ({ width, height, marks }: Drawing, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${colour}">${marks}</svg>\n`;

/**
 * Draws the logos that others may use, on no ground: by name, such as `wordmark-dark.svg` for a dark one, what the file holds. Each
 * is there as SVG and as PNG.
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
