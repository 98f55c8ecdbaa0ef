import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { color, drawLettering, setLine, trueType, type Lettering } from '../site.ts';
import { FPS, framesOf, SIZE, type Title } from './clip.ts';

const { width, height } = SIZE;

/** Height of the wordmark, width of the line under it, and the gap between them, in pixels. */
const HEIGHT = 380;
const LINE = 345;
const GAP = 54;

const SOURCE = '@fontsource-variable/roboto-flex/files/roboto-flex-latin-full-normal';

/** A line in the wordmark's letters. Letters are measured by an F, so the font has one. */
async function drawLine(text: string): Promise<Lettering> {
  const axes = { wdth: 25, opsz: 144, wght: 300 };
  const font = await trueType({ source: SOURCE, text: `${text}F`, axes, features: ['kern'] });
  return setLine(create(font) as Font, text, 0.065);
}

/** The wordmark on ink, which comes up and goes, with a line under it: each frame as JPEG. */
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
    // The line comes a moment after the word.
    const later = Math.max(0, Math.min(1, share * 5 - 1)) * light;
    const marks = [
      path(FATAL, top, scale, light),
      under ? path(under, top + HEIGHT + GAP, small, later * 0.8) : '',
    ].join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${color['ground-deep'].value}"/>${marks}</svg>`;
    yield await sharp(Buffer.from(svg)).jpeg({ quality: 97 }).toBuffer();
  }
}
