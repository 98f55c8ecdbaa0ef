import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStem } from '@gloam/ui';
import sharp, { type Sharp } from 'sharp';
import type { Kept } from '../../../../tools/step/cache.ts';
import { CREDIT } from '../../src/pages/press/sheet.ts';
import { makersOf } from '../../build/makers.ts';

const MAKERS = makersOf(
  import.meta.glob<string>('./pictures.ts', { eager: true, query: '?raw', import: 'default' }),
);

/** High enough that a dark picture keeps its steps in print. */
const QUALITY = 92;

/** How high the title is on the key art, as a part of the picture's height, and where it stands: `press.css` shows the same. */
const TITLE = {
  wide: { height: 0.56, left: 0.075, top: 0.22 },
  square: { height: 0.4, left: 0.075, top: 0.075 },
  upright: { height: 0.25, left: 0.5, top: 0.06 },
};

/** By the shape of a picture. On an upright one the title stands in the middle. */
const placeOf = (width: number, height: number) =>
  width > height ? TITLE.wide : width === height ? TITLE.square : TITLE.upright;

interface Options {
  /** The public files that the pictures are among. */
  from: string;
  /** Keeps what was made. */
  kept: Kept;
}

/** Makes pictures for others from those of the site: as JPEG, which every program opens, with the credit inside. */
export function openPictures({ from, kept }: Options) {
  const largestOf = ({ path: picture, widths }: PictureStem) =>
    readFile(path.join(from, `${picture}-${String(Math.max(...widths))}.webp`));

  const encode = (image: Sharp) =>
    image
      .withExif({ IFD0: { Copyright: CREDIT } })
      .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();

  return {
    /** A picture, as large as it is. */
    async plain(picture: PictureStem): Promise<Uint8Array> {
      const source = await largestOf(picture);
      return kept(['press-picture', MAKERS, source], () => encode(sharp(source)));
    },
    /** The same with a title, a document of SVG, where the picture has room for it. */
    async titled(picture: PictureStem, title: Buffer): Promise<Uint8Array> {
      const source = await largestOf(picture);
      return kept(['press-title', MAKERS, source, title], async () => {
        const { width, height } = await sharp(source).metadata();
        const place = placeOf(width, height);
        const letters = await sharp(title)
          .resize({ height: Math.round(height * place.height) })
          .toBuffer({ resolveWithObject: true });
        const left = place === TITLE.upright ? (width - letters.info.width) / 2 : width * place.left;
        return encode(
          sharp(source).composite([
            { input: letters.data, left: Math.round(left), top: Math.round(height * place.top) },
          ]),
        );
      });
    },
  };
}
