// Reads and writes the records of rendered pictures, for the renderer and for pages.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { developerSource, sceneSource } from './renderer.ts';
import { shotOf } from './scenes/index.ts';
import { shotsOf, type Picture } from './shots/picture.ts';
import { root, type Encoded } from './site.ts';

export const FOLDER = join(root, 'apps/site/public/images');
const PICTURES = join(root, 'apps/site/content/pictures');
const RENDERED = join(root, 'apps/site/content/images.json');

/** Metadata of a picture for pages. */
type Entry = Omit<Encoded, 'tone'> & { path: string };

/** Records by name: hash of the inputs, render time in seconds, and average colour of the darker half. */
export type Rendered = Record<string, { hash: string; seconds: number; tone: string }>;

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Writes JSON formatted by Prettier. */
async function writeJson(file: string, text: string): Promise<void> {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }));
}

export const readRendered = async () => (await readJson(RENDERED)) as Rendered;

/** Writes each picture on its own line. */
export async function writeRendered(rendered: Rendered): Promise<void> {
  const rows = Object.entries(rendered)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `"${name}": ${JSON.stringify(row)}`);
  await writeJson(RENDERED, `{\n${rows.join(',\n')}\n}`);
}

export async function readPictures(): Promise<Record<string, Entry>> {
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith('.json'));
  const entries = files.map(
    async (file) => [file.slice(0, -5), (await readJson(join(PICTURES, file))) as Entry] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

export const writePicture = (name: string, entry: Entry) =>
  writeJson(join(PICTURES, `${name}.json`), JSON.stringify(entry, null, 2));

/** Hashes everything that affects a picture. */
export async function hashOf(picture: Picture): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify(picture))
    .update(await developerSource());
  for (const shot of shotsOf(picture))
    hash.update(JSON.stringify(shotOf(shot))).update(await sceneSource(shotOf(shot)));
  return hash.digest('hex').slice(0, 16);
}

/** Removes all pictures except the named ones, with their files. */
export async function prune(names: ReadonlySet<string>): Promise<void> {
  const known = Object.entries(await readPictures()).filter(([name]) => names.has(name));
  const files = new Set(
    known.flatMap(([name, { widths }]) => [
      `${name}.png`,
      ...widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    ]),
  );
  for (const file of await readdir(FOLDER)) {
    if (/\.(avif|webp|png)$/.test(file) && !files.has(file)) await rm(join(FOLDER, file));
  }
  for (const file of await readdir(PICTURES)) {
    if (!names.has(file.slice(0, -5))) await rm(join(PICTURES, file));
  }
  const rendered = Object.entries(await readRendered());
  await writeRendered(Object.fromEntries(rendered.filter(([name]) => names.has(name))));
}
