import sharp from 'sharp';
import { drawLettering } from '../../../apps/site/build/lettering/draw-lettering.ts';
import { color } from '../../../packages/ui/src/tokens.ts';
import { FPS, framesOf, type Title } from './clip.ts';
import { SIZE } from './shoot.ts';

/** Height of the wordmark in pixels. */
const HEIGHT = 190;

/** The wordmark on ink, which comes up and goes: each frame as JPEG. */
export async function* title({ seconds }: Title): AsyncGenerator<Buffer> {
  const { FATAL } = await drawLettering();
  const { width, height } = SIZE;
  const scale = HEIGHT / FATAL.height;
  const at = `translate(${(width - FATAL.width * scale) / 2} ${(height - HEIGHT) / 2}) scale(${scale})`;
  for (let frame = 0; frame < framesOf({ seconds }); frame += 1) {
    const light = Math.sin((Math.PI * frame) / (seconds * FPS)) ** 0.7;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${color['ground-deep'].value}"/><path fill="${color.text.value}" opacity="${light.toFixed(3)}" transform="${at}" d="${FATAL.path}"/></svg>`;
    yield await sharp(Buffer.from(svg)).jpeg({ quality: 97 }).toBuffer();
  }
}
