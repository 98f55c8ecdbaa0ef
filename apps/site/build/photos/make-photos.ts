import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { OperatorError } from '@fatal/contracts';
import sharp from 'sharp';
import type { PictureStem } from '../../../../packages/ui/src/picture/picture.logic.ts';
import { hashOfParts, type Kept } from '../../../../tools/step/cache.ts';
import { encode } from './encode.ts';

/** What a photograph may come as, by what the picture itself says. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'tiff']);

/** What is looked at in a folder, by the ending of its name. */
const IS_PHOTO = /\.(?:jpe?g|png|webp|tiff?)$/i;

/** A name that can stand in an address. */
const IS_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Width in pixels below which a photograph would be blurred on every page. */
export const LEAST_WIDTH = 960;

/** The largest width that a page fetches, in pixels. */
const LARGEST_WIDTH = 1920;

/** The largest file that a page should fetch, in bytes: the rendered pictures keep it too. */
const WEIGHT_LIMIT = 90 * 1024;

/** A photograph as pages and the server know it. */
export interface Photo {
  name: string;
  picture: PictureStem;
  /** Its files by their names, which begin with its own. */
  files: ReadonlyMap<string, Uint8Array>;
  /** What an editor should know: such as that a file is heavy. */
  warnings: readonly string[];
}

interface Options {
  /** Where photographs are looked for; one that is not there has none. */
  folders: readonly string[];
  /** Names that other pictures have. Default: none. */
  taken?: ReadonlySet<string>;
  /** Keeps what was encoded, by the bytes of the photograph. */
  kept: Kept;
  /** Above which size a file is warned of, in bytes. Default 90 KiB. */
  weightLimit?: number;
}

/** What has to change for a photograph to be encoded anew, beside itself. */
const makers = (): string =>
  hashOfParts([
    readFileSync(import.meta.filename),
    readFileSync(path.join(import.meta.dirname, 'encode.ts')),
    JSON.stringify(sharp.versions),
  ]);

/**
 * Makes of every photograph in some folders what pages need of a picture: all sizes and formats, without what the camera has written
 * into it, such as the place, and turned as it was held. Its name is that of its file. Throws an {@link OperatorError} that names each file that is no
 * photograph, is too narrow, or has a name that cannot be used or that another picture has.
 */
export async function makePhotos({
  folders,
  taken = new Set(),
  kept,
  weightLimit = WEIGHT_LIMIT,
}: Options): Promise<Photo[]> {
  const tools = makers();
  const names = new Set(taken);
  const photos: Photo[] = [];
  const problems: string[] = [];
  for (const file of folders.flatMap(photosIn)) {
    const { name } = path.parse(file);
    try {
      if (!IS_NAME.test(name)) throw new Error('its name may have small letters, digits and hyphens only');
      if (names.has(name)) throw new Error(`another picture is called "${name}"`);
      names.add(name);
      photos.push(await makePhoto(name, await readFile(file), { tools, kept, weightLimit }));
    } catch (error) {
      problems.push(`  ${file}: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  if (problems.length > 0)
    throw new OperatorError(`Photographs cannot be used (docs/guides/pictures.md):\n${problems.join('\n')}`);
  return photos;
}

function photosIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => IS_PHOTO.test(name));
  return files.sort().map((name) => path.join(folder, name));
}

interface Made {
  picture: PictureStem;
  files: Map<string, Uint8Array>;
}

async function makePhoto(
  name: string,
  bytes: Buffer,
  { tools, kept, weightLimit }: { tools: string; kept: Kept; weightLimit: number },
): Promise<Photo> {
  const packed = await kept(['photo', tools, name, bytes], async () => serialize(await develop(name, bytes)));
  const { picture, files } = deserialize(packed) as Made;
  const heavy = [...files].filter(([file, { length }]) => file.endsWith('.avif') && length > weightLimit);
  const warnings = heavy.map(
    ([file, { length }]) =>
      `${file} has ${Math.ceil(length / 1024)} KiB, more than ${weightLimit / 1024}: crop it, or take one with less grain.`,
  );
  return { name, picture, files, warnings };
}

/** Encodes a photograph as the rendered pictures are. */
async function develop(name: string, bytes: Buffer): Promise<Made> {
  const print = await printOf(bytes);
  const folder = await mkdtemp(path.join(tmpdir(), 'fatal-photo-'));
  try {
    const { width, height, widths, placeholder } = await encode(name, print, { folder, hero: false });
    const files = (await readdir(folder)).map(
      async (file) => [file, new Uint8Array(await readFile(path.join(folder, file)))] as const,
    );
    return {
      picture: { path: `/images/${name}`, width, height, widths, placeholder },
      files: new Map(await Promise.all(files)),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The pixels alone, upright and no larger than needed. */
async function printOf(bytes: Buffer): Promise<Buffer> {
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: undefined }));
  if (format === undefined || !FORMATS.has(format))
    throw new Error('it is not a picture that can be read as JPEG, PNG, WebP or TIFF');
  const { width } = autoOrient;
  if (width < LEAST_WIDTH)
    throw new Error(`it is ${width} pixels wide, and has to be ${LEAST_WIDTH} at least`);
  try {
    return await sharp(bytes, { failOn: 'truncated' })
      .autoOrient()
      .flatten({ background: '#000' })
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer();
  } catch {
    throw new Error('it is damaged');
  }
}
