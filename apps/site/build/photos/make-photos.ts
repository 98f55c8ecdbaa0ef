import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { OperatorError } from '@fatal/contracts';
import sharp from 'sharp';
import type { PictureStem } from '../../../../packages/ui/src/picture/picture.logic.ts';
import { hashOfParts, type BuildCache } from '../../../../tools/step/cache.ts';
import { encode } from './encode.ts';

/** Accepted formats, detected from the contents. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'tiff']);

/** File name extensions of photographs. */
const IS_PHOTO = /\.(?:jpe?g|png|webp|tiff?)$/i;

/** Valid names, as used in URLs. */
const IS_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Minimum width in pixels, below which a photograph would look blurred on every page. */
export const LEAST_WIDTH = 960;

/** Largest width that pages load, in pixels. */
const LARGEST_WIDTH = 1920;

/** Maximum size of a file that pages load, in bytes. The rendered pictures keep to the same limit. */
const WEIGHT_LIMIT = 90 * 1024;

/** Photograph with its generated files. */
export interface Photo {
  name: string;
  picture: PictureStem;
  /** Generated files by name. Each name starts with the photograph's. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Warnings for the editor, such as a heavy file. */
  warnings: readonly string[];
}

interface Options {
  /** Folders with photographs. Missing folders are skipped. */
  folders: readonly string[];
  /** Names of other pictures. Default: none. */
  taken?: ReadonlySet<string>;
  /** Cache of encoded photographs, by their bytes. */
  cache: BuildCache;
  /** File size in bytes above which to warn. Default: 90 KiB. */
  weightLimit?: number;
}

/** Hashes what affects the encoding besides the photograph itself. */
const makers = (): string =>
  hashOfParts([
    readFileSync(import.meta.filename),
    readFileSync(path.join(import.meta.dirname, 'encode.ts')),
    JSON.stringify(sharp.versions),
  ]);

/**
 * Generates all sizes and formats of every photograph in some folders. Metadata such as the location is removed, and the orientation
 * applied. Pictures are named after their files. Throws an {@link OperatorError} that lists each file that isn't a photograph, is too
 * narrow, or has an invalid or duplicate name.
 */
export async function makePhotos({
  folders,
  taken = new Set(),
  cache,
  weightLimit = WEIGHT_LIMIT,
}: Options): Promise<Photo[]> {
  const tools = makers();
  const names = new Set(taken);
  const photos: Photo[] = [];
  const problems: string[] = [];
  for (const file of folders.flatMap(photosIn)) {
    const { name } = path.parse(file);
    try {
      if (!IS_NAME.test(name))
        throw new Error('its name may contain only lower-case letters, digits and hyphens');
      if (names.has(name)) throw new Error(`another picture is called "${name}"`);
      names.add(name);
      photos.push(await makePhoto(name, await readFile(file), { tools, cache, weightLimit }));
    } catch (error) {
      problems.push(`  ${file}: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  if (problems.length > 0)
    throw new OperatorError(
      `Some photographs cannot be used (see docs/guides/pictures.md):\n${problems.join('\n')}`,
    );
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
  { tools, cache, weightLimit }: { tools: string; cache: BuildCache; weightLimit: number },
): Promise<Photo> {
  const packed = await cache(['photo', tools, name, bytes], async () =>
    serialize(await develop(name, bytes)),
  );
  const { picture, files } = deserialize(packed) as Made;
  const heavy = [...files].filter(([file, { length }]) => file.endsWith('.avif') && length > weightLimit);
  const warnings = heavy.map(
    ([file, { length }]) =>
      `${file} has ${Math.ceil(length / 1024)} KiB, more than ${weightLimit / 1024}. Crop it, or choose one with less grain.`,
  );
  return { name, picture, files, warnings };
}

/** Encodes a photograph like the rendered pictures. */
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

/** Returns the pixels without metadata, upright and no larger than needed. */
async function printOf(bytes: Buffer): Promise<Buffer> {
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: undefined }));
  if (format === undefined || !FORMATS.has(format))
    throw new Error('it is not a picture in JPEG, PNG, WebP or TIFF format');
  const { width } = autoOrient;
  if (width < LEAST_WIDTH) throw new Error(`it is ${width} pixels wide, but must be at least ${LEAST_WIDTH}`);
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
