import sharp from 'sharp';
import { drawLettering, slit } from '../lettering/draw-lettering.ts';
import { setLine, type Lettering } from '../lettering/set-line.ts';
import { color } from '../site.ts';
import { FPS, framesOf, SIZE, type Title } from './clip.ts';

const { width, height } = SIZE;

/** Height of the wordmark, width of the line below, and the gap between them, in pixels. */
const HEIGHT = 380;
const LINE = 345;
const GAP = 54;

/** Sets a line in the letters of the wordmark. */
const drawLine = async (text: string) => setLine(await slit(300, `${text}F`), text, 0.065);

/** Yields the wordmark fading in and out, with a line below, each frame as JPEG. */
export async function* title({ seconds, line }: Title): AsyncGenerator<Buffer> {
  const { FATAL } = await drawLettering();
  const under = line === undefined ? undefined : await drawLine(line);
  const scale = HEIGHT / FATAL.height;
  const small = under ? LINE / under.width : 0;
  const whole = HEIGHT + (under ? GAP + under.height * small : 0);
  const top = (height - whole) / 2;
  const path = ({ path: d, width: w }: Lettering, y: number, by: number, opacity: number) =>
    `<path fill="${color.text.value}" opacity="${opacity.toFixed(3)}" transform="translate(${(width - w * by) / 2} ${y}) scale(${by})" d="${d}"/>`;
  for (let frame = 0; frame < framesOf({ seconds }); frame += 1) {
    const share = frame / (seconds * FPS);
    const light = Math.sin(Math.PI * share) ** 0.7;
    // Delays the line a little after the wordmark.
    const later = Math.max(0, Math.min(1, share * 5 - 1)) * light;
    const marks = [
      path(FATAL, top, scale, light),
      under ? path(under, top + HEIGHT + GAP, small, later * 0.8) : '',
    ].join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${color['ground-deep'].value}"/>${marks}</svg>`;
    yield await sharp(Buffer.from(svg)).jpeg({ quality: 97 }).toBuffer();
  }
}
