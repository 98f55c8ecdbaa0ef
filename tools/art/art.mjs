// `npm run art -- <name|group|all> …` renders the pictures that are stale and encodes them. A picture is stale when its
// scene, its shot or the way it is developed has changed since; `--force` renders it anyway. Needs chromium and Mesa.
import { mkdir } from 'node:fs/promises';
import { encode } from './encode.mjs';
import { print } from './print.mjs';
import { openDarkroom } from './renderer.mjs';
import { GROUPS, HEROES, PICTURES } from './shots/index.mjs';
import { portrait } from './shots/portraits.mjs';
import { FOLDER, hashOf, prune, readRendered, writePicture, writeRendered } from './store.mjs';

const asked = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const force = process.argv.includes('--force');
const all = asked.includes('all');
const chosen = Object.entries(PICTURES).filter(([name]) =>
  asked.some((word) => all || name === word || Object.hasOwn(GROUPS[word] ?? {}, name)),
);
// Somebody who is about to join the team has a number already.
for (const [name, seed] of asked.map((word) => [word, /^portrait-(\d+)$/.exec(word)?.[1]])) {
  if (seed && !PICTURES[name]) chosen.push([name, portrait(Number(seed))]);
}
if (chosen.length === 0) {
  console.error(`Say which: names of pictures, ${Object.keys(GROUPS).join(', ')}, or all.`);
  process.exit(1);
}

const rendered = await readRendered();
await mkdir(FOLDER, { recursive: true });

/** Does each task, and says after each how far it is and how long the rest will take. */
async function work(tasks, act) {
  const start = Date.now();
  for (const [index, task] of tasks.entries()) {
    const began = Date.now();
    const known = await act(task);
    const seconds = Math.round((Date.now() - began) / 100) / 10;
    // After each one, so that an interrupted run is not lost.
    rendered[task.name] = { hash: task.hash, seconds, ...known };
    await writeRendered(rendered);
    const done = (index + 1) / tasks.length;
    const left = Math.round(((Date.now() - start) * (1 - done)) / done / 60_000);
    const bar = '█'.repeat(Math.round(done * 20)).padEnd(20, '░');
    console.log(`${bar} ${index + 1}/${tasks.length}  ${task.name}  ${seconds} s, about ${left} min left`);
  }
}

const isStale = ({ name, hash }) => force || rendered[name]?.hash !== hash;

const stale = [];
for (const [name, picture] of chosen) {
  const task = { name, picture, hash: await hashOf(picture) };
  if (isStale(task)) stale.push(task);
}
console.log(`${chosen.length} pictures chosen, ${stale.length} to render.`);
if (stale.length > 0) {
  const room = await openDarkroom();
  await work(stale, async ({ name, picture }) => {
    const options = { folder: FOLDER, hero: HEROES.has(name) };
    const { tone, ...entry } = await encode(name, await print(room, picture), options);
    await writePicture(name, { path: `/images/${name}`, ...entry });
    return { tone };
  });
  await room.close();
}
if (all) await prune(new Set(Object.keys(PICTURES)));
