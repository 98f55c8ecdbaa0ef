// Extracts the gallery pictures that are frames of a clip. Needs ffmpeg.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpeg } from './clips/ffmpeg.ts';
import { encode, root } from './site.ts';
import { FRAMES } from './shots/frames.ts';
import { FOLDER, readRendered, writePicture, writeRendered } from './store.ts';

const clip = join(root, 'apps/site/public/videos/gameplay.mp4');
const film = await readFile(clip);
const folder = await mkdtemp(join(tmpdir(), 'frames-'));
const rendered = await readRendered();
for (const [name, second] of Object.entries(FRAMES)) {
  const file = join(folder, `${name}.png`);
  await ffmpeg(['-ss', String(second), '-i', clip, '-frames:v', '1', file]);
  const { tone, ...entry } = await encode(name, await readFile(file), { folder: FOLDER, hero: false });
  await writePicture(name, { path: `/images/${name}`, ...entry });
  const hash = createHash('sha256').update(film).update(String(second)).digest('hex').slice(0, 16);
  rendered[name] = { hash, seconds: 0, tone };
  console.log(name);
}
await writeRendered(rendered);
await rm(folder, { recursive: true });
