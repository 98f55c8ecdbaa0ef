// What is rendered, and what the pages know of it.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { shotsOf } from './print.mjs';
import { developerSource, sceneSource } from './renderer.mjs';

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
export const FOLDER = path('apps/site/public/images');
const PICTURES = path('apps/site/content/pictures');
const RENDERED = path('apps/site/content/images.json');

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));

/** As Prettier writes it; `rows` puts each member on a line of its own. */
async function writeJson(file, value, rows = false) {
  const style = { ...(await resolveConfig(file)), parser: 'json' };
  const members = Object.entries(value).map(([name, member]) => `"${name}": ${JSON.stringify(member)}`);
  const text = rows ? `{\n${members.join(',\n')}\n}` : JSON.stringify(value, null, 2);
  await writeFile(file, await format(text, style));
}

const sorted = (value) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** By name: the hash of what it was made of, the seconds that it took, and the tone of its dark half. */
export const readRendered = () => readJson(RENDERED);
export const writeRendered = (value) => writeJson(RENDERED, sorted(value), true);

/** What pages need of each picture, by name: path, width, height, widths and placeholder. */
export async function readPictures() {
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(0, -5), await readJson(`${PICTURES}/${file}`)])),
  );
}
export const writePicture = (name, value) => writeJson(`${PICTURES}/${name}.json`, value);

/** Of all that a picture is made of. */
export async function hashOf(picture) {
  const hash = createHash('sha256')
    .update(JSON.stringify(picture))
    .update(await developerSource());
  for (const shot of shotsOf(picture)) {
    hash.update(JSON.stringify(shot)).update(await sceneSource(shot.scene));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Forgets all pictures but the named ones, and deletes their files. */
export async function prune(names) {
  const known = Object.entries(await readPictures()).filter(([name]) => names.has(name));
  const files = new Set(
    known.flatMap(([name, { widths }]) => [
      `${name}.png`,
      ...widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    ]),
  );
  for (const file of await readdir(FOLDER)) {
    if (/\.(avif|webp|png)$/.test(file) && !files.has(file)) await rm(`${FOLDER}/${file}`);
  }
  for (const file of await readdir(PICTURES)) {
    if (!names.has(file.slice(0, -5))) await rm(`${PICTURES}/${file}`);
  }
  const rendered = Object.entries(await readRendered());
  await writeRendered(Object.fromEntries(rendered.filter(([name]) => names.has(name))));
}
