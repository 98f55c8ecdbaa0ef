import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { FOLDER, readPictures } from '../store.ts';
import { FPS, framesOf, weightAt, type Still } from './clip.ts';

/** Reads the file of a still. */
export async function stillSource({ still }: Still): Promise<Buffer> {
  const picture = (await readPictures())[still];
  if (!picture) throw new Error(`Unknown picture "${still}".`);
  return readFile(`${FOLDER}/${still}-${String(Math.max(...picture.widths))}.webp`);
}

/** Yields a picture with changing brightness, each frame as JPEG. */
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
