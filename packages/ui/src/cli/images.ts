/// <reference types="node" />
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import type { PictureStem } from '../picture/picture.logic.ts';
import { UsageError } from './usage-error.ts';

export const usage = `images <folder> [--out <folder>] [--base <address>]
    Encodes every JPEG, PNG, WebP and TIFF of a folder as AVIF, WebP and PNG in up to three widths, without what the
    camera wrote into it, and lists them in pictures.json: give an entry to fromStem(). Needs sharp.
    --out   where the files go; default public/images
    --base  where the site serves them; default /images`;

const IS_PICTURE = /\.(?:jpe?g|png|webp|tiff?)$/i;
const IS_NAME = /^[\w-]+$/;

async function encoder() {
  try {
    const [{ encode }, { default: sharp }] = await Promise.all([import('./encode.ts'), import('sharp')]);
    return { encode, sharp };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('Pictures are encoded by sharp, which is not installed: npm install --save-dev sharp', {
      cause: error,
    });
  }
}

/** The pictures of a folder. Throws where two would have one name, or one could not stand in an address. */
async function picturesIn(folder: string): Promise<readonly { name: string; file: string }[]> {
  const files = (await readdir(folder)).filter((file) => IS_PICTURE.test(file)).sort();
  if (files.length === 0) throw new Error(`${folder} has no JPEG, PNG, WebP or TIFF.`);
  const pictures = files.map((file) => ({ name: parse(file).name, file: join(folder, file) }));
  for (const { name, file } of pictures) {
    if (!IS_NAME.test(name))
      throw new Error(`${file}: a name may have letters, digits, hyphens and low lines.`);
    if (pictures.some((other) => other.name === name && other.file !== file))
      throw new Error(`Two pictures are called ${name}: their files would be the same.`);
  }
  return pictures;
}

/** Runs the command. Throws an error whose message says what to mend. */
export async function run(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'public/images' },
      base: { type: 'string', default: '/images' },
    },
  });
  const [folder, ...more] = positionals;
  if (!folder) throw new UsageError('<folder> is missing');
  if (more[0] !== undefined) throw new UsageError(`"${more[0]}" is one too many`);
  const { out, base } = values;
  const pictures = await picturesIn(folder);
  const { encode, sharp } = await encoder();
  await mkdir(out, { recursive: true });
  const list: Record<string, PictureStem> = {};
  for (const { name, file } of pictures) {
    const print = await sharp(file)
      .autoOrient()
      .flatten({ background: '#000' })
      .resize({ width: 1920, withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer()
      .catch((error: unknown) => {
        throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
      });
    const { width, height, widths, placeholder } = await encode(name, print, { folder: out, hero: false });
    list[name] = { path: `${base.replace(/\/$/, '')}/${name}`, width, height, widths, placeholder };
  }
  await writeFile(join(out, 'pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
  return `${String(pictures.length)} pictures are in ${out}, and listed in ${join(out, 'pictures.json')}.\n`;
}
