import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { FOLDER, readPictures } from '../store.ts';
import { FPS, framesOf, weightAt, type Still } from './clip.ts';

/** The file that a still is made of. */
export async function stillSource({ still }: Still): Promise<Buffer> {
  const picture = (await readPictures())[still];
  if (!picture) throw new Error(`There is no picture "${still}".`);
  return readFile(`${FOLDER}/${still}-${String(Math.max(...picture.widths))}.webp`);
}

/** A picture in the light that it has at each moment: each frame as JPEG. */
export async function* hold(shot: Still): AsyncGenerator<Buffer> {
  const source = await stillSource(shot);
  let before: { weight: number; frame: Buffer } | undefined;
  for (let frame = 0; frame < framesOf(shot); frame += 1) {
    const weight = weightAt(shot.light, frame / FPS);
    if (weight !== before?.weight)
      before = { weight, frame: await sharp(source).linear(weight, 0).jpeg({ quality: 97 }).toBuffer() };
    yield before.frame;
  }
}
