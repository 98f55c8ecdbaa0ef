// What is rendered, and what the pages know of it.
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

/** What pages need of a picture. */
type Entry = Omit<Encoded, 'tone'> & { path: string };

/** By name: the hash of what it was made of, the seconds that it took, and the tone of its dark half. */
export type Rendered = Record<string, { hash: string; seconds: number; tone: string }>;

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** As Prettier writes it. */
async function writeJson(file: string, text: string): Promise<void> {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }));
}

export const readRendered = async () => (await readJson(RENDERED)) as Rendered;

/** Each picture on a line of its own. */
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

/** Of all that a picture is made of. */
export async function hashOf(picture: Picture): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify(picture))
    .update(await developerSource());
  for (const shot of shotsOf(picture))
    hash.update(JSON.stringify(shotOf(shot))).update(await sceneSource(shotOf(shot)));
  return hash.digest('hex').slice(0, 16);
}

/** Forgets all pictures but the named ones, and deletes their files. */
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
