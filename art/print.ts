// Renders pictures from their shots: one print, a part of it, or several combined.
import sharp from 'sharp';
import { drawOver, strip, values, waveform } from './compose.ts';
import type { Room } from './renderer.ts';
import { shotOf, type Shot } from './scenes/index.ts';
import type { Exposable } from './scenes/shot.ts';
import { shotsOf, type Cut, type Picture, type Size } from './shots/picture.ts';

/** Functions that prints need. */
type Prints = Pick<Room, 'picture' | 'exposures'>;

/** Returns a renderer that renders a shot used by several pictures only once. */
export function takeOnce(room: Prints, pictures: readonly Picture[]): Prints {
  const key = (shot: Exposable, size: Size) => JSON.stringify([{ ...shot, cut: undefined }, size]);
  const wanted = new Map<string, number>();
  for (const picture of pictures)
    for (const shot of shotsOf(picture)) {
      const one = key(shotOf(shot), picture.size);
      wanted.set(one, (wanted.get(one) ?? 0) + 1);
    }
  const taken = new Map<string, Promise<Buffer>>();
  return {
    exposures: (shots, size) => room.exposures(shots, size),
    picture: (shot, size) => {
      const one = key(shot, size);
      const print = taken.get(one) ?? room.picture(shot, size);
      const left = (wanted.get(one) ?? 1) - 1;
      wanted.set(one, left);
      if (left > 0) taken.set(one, print);
      else taken.delete(one);
      return print;
    },
  };
}

/** Renders a picture as PNG. */
export async function print(room: Prints, picture: Picture): Promise<Buffer> {
  const { size } = picture;
  const take = (shot: Shot) => room.picture(shotOf(shot), size);
  if ('waveform' in picture) return waveform(await take(picture.waveform), size);
  if ('under' in picture)
    return drawOver(await take(picture.under), picture.lines, shotOf(picture.under), size);
  if ('values' in picture) return values(await take(picture.values), size);
  if ('exposures' in picture) return room.exposures(picture.exposures.map(shotOf), size);
  if ('strip' in picture) {
    const prints = [];
    for (const shot of picture.strip) prints.push(await take(shot));
    return strip(prints, size);
  }
  const whole = await take(picture);
  return picture.cut ? cutOut(whole, size, picture.cut) : whole;
}

function cutOut(print: Buffer, size: Size, { width, position }: Cut): Promise<Buffer> {
  const left = Math.round((size.width - width) * position);
  return sharp(print).extract({ left, top: 0, width, height: size.height }).png().toBuffer();
}
