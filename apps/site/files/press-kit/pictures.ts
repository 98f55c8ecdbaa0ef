import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStem } from '@gloam/ui';
import sharp, { type Sharp } from 'sharp';
import type { BuildCache } from '../../../../tools/step/cache.ts';
import { CREDIT } from '../../src/pages/press/sheet.ts';
import { toolchainHash } from '../../build/toolchain-hash.ts';

const MAKERS = toolchainHash(
  import.meta.glob<string>('./pictures.ts', { eager: true, query: '?raw', import: 'default' }),
);

/** JPEG quality at which dark gradients don't band in print. */
const QUALITY = 92;

/** Height and position of the title on the key art, as fractions of the picture. Keep in sync with `press.css`. */
const TITLE = {
  wide: { height: 0.56, left: 0.075, top: 0.22 },
  square: { height: 0.4, left: 0.075, top: 0.075 },
  upright: { height: 0.25, left: 0.5, top: 0.06 },
};

/** Returns the title's position for a picture's shape. It is centred on upright pictures, so their `left` isn't used. */
const placeOf = (width: number, height: number) =>
  width > height ? TITLE.wide : width === height ? TITLE.square : TITLE.upright;

/** Radius of the light, as a fraction of the picture's height. Larger than on the page, because a still can't be explored. */
const LIGHT_RADIUS = 0.36;

/** Returns an SVG document of the darkness around a light. Keep in sync with `.carried-light-dark` in `game.css`. */
const darkAround = (width: number, height: number, [x, y]: readonly [number, number]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${x * width}" cy="${y * height}" r="${LIGHT_RADIUS * height}">
        <stop offset="0.3" stop-color="#050607" stop-opacity="0"/>
        <stop offset="1" stop-color="#050607" stop-opacity="0.95"/>
      </radialGradient>
      <rect width="100%" height="100%" fill="url(#light)"/>
    </svg>`,
  );

interface Options {
  /** Public folder, which contains the pictures. */
  from: string;
  /** Cache for encoded pictures. */
  cache: BuildCache;
}

/** Encodes the site's pictures for the press, as JPEG, which every program opens, with the credit in their EXIF data. */
export function openPictures({ from, cache }: Options) {
  const largestOf = ({ path: picture, widths }: PictureStem) =>
    readFile(path.join(from, `${picture}-${String(Math.max(...widths))}.webp`));

  const encode = (image: Sharp) =>
    image
      .withExif({ IFD0: { Copyright: CREDIT } })
      .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();

  return {
    /** Encodes a picture at its largest size. */
    async plain(picture: PictureStem): Promise<Uint8Array> {
      const source = await largestOf(picture);
      return cache(['press-picture', MAKERS, source], () => encode(sharp(source)));
    },
    /** Encodes a picture at its largest size, dark outside a light. */
    async lit(picture: PictureStem, light: readonly [number, number]): Promise<Uint8Array> {
      const source = await largestOf(picture);
      return cache(['press-light', MAKERS, source, light.join()], async () => {
        const { width, height } = await sharp(source).metadata();
        return encode(sharp(source).composite([{ input: darkAround(width, height, light) }]));
      });
    },
    /** Encodes a picture at its largest size with the title, an SVG document, on top. */
    async titled(picture: PictureStem, title: Buffer): Promise<Uint8Array> {
      const source = await largestOf(picture);
      return cache(['press-title', MAKERS, source, title], async () => {
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
