import sharp from 'sharp';
import { color } from '../site.ts';
import { ico } from './ico.ts';
import type { Lettering } from './set-line.ts';

/** Side length in pixels, and the share of it that the longer side of the letters takes. */
type Square = readonly [side: number, share: number];

const TAB: Square = [32, 26 / 32];
const TAB_SIZES = [16, 32, 48];

/** Icons with the whole word. Launchers may cut a fifth off each side of a maskable icon. */
const WORD: Readonly<Record<string, Square>> = {
  'icon-180.png': [180, 0.62],
  'icon-192.png': [192, 0.62],
  'icon-512.png': [512, 0.62],
  'icon-maskable-512.png': [512, 0.46],
};

/** Centres letters on a square of ink. Returns an SVG document. */
function square({ path, width, height }: Lettering, [side, share]: Square): string {
  const scale = (side * share) / Math.max(width, height);
  const margin = (length: number) => Number(((side - length * scale) / 2).toFixed(2));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<path fill="${color.ground.value}" d="M0 0h${side}v${side}H0z"/>` +
    `<path fill="${color.text.value}" transform="translate(${margin(width)} ${margin(height)}) scale(${scale.toFixed(5)})" d="${path}"/></svg>\n`
  );
}

/** Draws every icon. Returns the contents by file name. */
export async function drawIcons({
  FATAL,
  F,
}: Readonly<Record<'FATAL' | 'F', Lettering>>): Promise<Map<string, string | Buffer>> {
  const tab = square(F, TAB);
  const tabImages = TAB_SIZES.map(async (size) => {
    const drawing = sharp(Buffer.from(tab), { density: 72 * (size / TAB[0]) });
    return { size, png: await drawing.resize(size).png().toBuffer() };
  });
  const words = Object.entries(WORD).map(async ([name, place]) => {
    const drawing = sharp(Buffer.from(square(FATAL, place)));
    return [name, await drawing.png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer()] as const;
  });
  return new Map<string, string | Buffer>([
    ['favicon.svg', tab],
    ['favicon.ico', ico(await Promise.all(tabImages))],
    ...(await Promise.all(words)),
  ]);
}
