// Renders and encodes outdated pictures: those whose scene, shot or development has changed. Skips prints that are too dark. Needs Chromium
// and Mesa.
import { mkdir } from 'node:fs/promises';
import { checkBrightness } from './key-light.ts';
import { print, takeOnce } from './print.ts';
import { openDarkroom } from './renderer.ts';
import { FRAMES } from './shots/frames.ts';
import { GROUPS, HEROES, LAMPS, PICTURES } from './shots/index.ts';
import type { Picture } from './shots/picture.ts';
import { portrait, portraitNumber } from './shots/portraits.ts';
import { encode, readCommandLine, refuse } from './site.ts';
import { FOLDER, hashOf, prune, readRendered, writePicture, writeRendered } from './store.ts';

/** Returns the pictures that an argument selects. New team members can be selected by their number before they have a portrait. */
function picturesOf(word: string): Readonly<Record<string, Picture>> {
  if (word === 'all') return PICTURES;
  const group = GROUPS[word];
  if (group) return group;
  const number = portraitNumber(word);
  const picture = PICTURES[word] ?? (number === undefined ? undefined : portrait(number));
  return picture ? { [word]: picture } : {};
}

const CHOICE = `names of pictures, ${Object.keys(GROUPS).join(', ')}, or all`;
const USAGE = `npm run render -- <which> … [--force]
  <which>  ${CHOICE}
  --force  also renders pictures that are up to date`;
const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const chosen = new Map(positionals.flatMap((word) => Object.entries(picturesOf(word))));
if (chosen.size === 0) refuse(`Name the pictures to render: ${CHOICE}`);

const rendered = await readRendered();
const stale: { name: string; picture: Picture; hash: string }[] = [];
for (const [name, picture] of chosen) {
  const hash = await hashOf(picture);
  if (values.force || rendered[name]?.hash !== hash) stale.push({ name, picture, hash });
}
console.log(`${chosen.size} pictures chosen, ${stale.length} to render.`);

if (stale.length > 0) {
  await mkdir(FOLDER, { recursive: true });
  const room = await openDarkroom();
  const once = takeOnce(
    room,
    stale.map(({ picture }) => picture),
  );
  const start = Date.now();
  for (const [index, { name, picture, hash }] of stale.entries()) {
    const began = Date.now();
    const whole = await print(once, picture);
    const dark = LAMPS.has(name) ? undefined : await checkBrightness(whole);
    if (dark !== undefined) {
      console.error(`${name} ${dark}. Not written.`);
      process.exitCode = 1;
      continue;
    }
    const { tone, ...entry } = await encode(name, whole, { folder: FOLDER, hero: HEROES.has(name) });
    await writePicture(name, { path: `/images/${name}`, ...entry });
    const seconds = Math.round((Date.now() - began) / 100) / 10;
    // Saved after each picture, so that an interrupted run keeps its progress.
    rendered[name] = { hash, seconds, tone };
    await writeRendered(rendered);
    const done = (index + 1) / stale.length;
    const left = Math.round(((Date.now() - start) * (1 / done - 1)) / 60_000);
    console.log(`${index + 1}/${stale.length}  ${name}  ${seconds} s, about ${left} min left`);
  }
  await room.close();
}
if (positionals.includes('all')) await prune(new Set([...Object.keys(PICTURES), ...Object.keys(FRAMES)]));
