// What is rendered, and what the pages know of it.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { shotsOf } from './print.mjs';
import { developerSource, sceneSource } from './renderer.mjs';

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
export const FOLDER = path('apps/site/public/images');
const MANIFEST = path('apps/site/content/images.json');
const RENDERED = path('tools/art/rendered.json');

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));

async function writeJson(file, value) {
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  const style = { ...(await resolveConfig(file)), parser: 'json' };
  await writeFile(file, await format(JSON.stringify(sorted), style));
}

/** By name: the hash of what it was made of, and the seconds that it took. */
export const readRendered = () => readJson(RENDERED);
export const writeRendered = (value) => writeJson(RENDERED, value);

/** By name: width, height, widths, placeholder and tone. */
export const readManifest = () => readJson(MANIFEST);
export const writeManifest = (value) => writeJson(MANIFEST, value);

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
  const known = Object.entries(await readManifest()).filter(([name]) => names.has(name));
  const files = new Set(
    known.flatMap(([name, { widths }]) => [
      `${name}.png`,
      ...widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    ]),
  );
  for (const file of await readdir(FOLDER)) {
    if (/\.(avif|webp|png)$/.test(file) && !files.has(file)) await rm(`${FOLDER}/${file}`);
  }
  await writeManifest(Object.fromEntries(known));
  const rendered = Object.entries(await readRendered());
  await writeRendered(Object.fromEntries(rendered.filter(([name]) => names.has(name))));
}
