// `npm run art:clips -- [name …]` makes the clips: frames, sound, WebM and MP4. Each shot is kept in .cache/art, so that
// an interrupted run is not lost. Needs chromium, Mesa and an ffmpeg with x264, SVT-AV1 and Opus.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../step/step.ts';
import { developerSource, openDarkroom, sceneSource } from '../renderer.ts';
import { FPS, framesOf, type Take, type Title } from './clip.ts';
import { encode } from './encode.ts';
import { ffmpeg } from './ffmpeg.ts';
import { shotOf } from '../scenes/index.ts';
import { CLIPS } from './index.ts';
import { shoot } from './shoot.ts';
import { title } from './title.ts';

const CACHE = join(root, '.cache/art');
const FOLDER = join(root, 'apps/site/public/videos');
/** Of all clips together, in bytes. */
const BUDGET = 12 * 1024 * 1024;

/** Says every second of film how far a shot is. */
async function* counted(frames: AsyncIterable<Buffer>, label: string, total: number): AsyncGenerator<Buffer> {
  const began = Date.now();
  let count = 0;
  for await (const frame of frames) {
    yield frame;
    count += 1;
    if (count % FPS === 0)
      console.log(`${label}  ${count}/${total} frames, ${Math.round((Date.now() - began) / 1000)} s`);
  }
}

let room: ReturnType<typeof openDarkroom> | undefined;

/** Renders a shot to a file, or finds it there. */
async function shotFile(shot: Take | Title, label: string): Promise<string> {
  const isTitle = 'title' in shot;
  const made = [shot, await developerSource(), isTitle ? '' : await sceneSource(shotOf(shot))];
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
  const file = join(CACHE, `${hash}.mkv`);
  if (existsSync(file)) return file;
  const frames = isTitle ? title(shot) : shoot(await (room ??= openDarkroom()), shot);
  const input = `-f image2pipe -c:v mjpeg -framerate ${FPS} -i -`;
  const output = '-c:v libx264 -preset veryfast -qp 8 -f matroska';
  await ffmpeg([...`${input} ${output}`.split(' '), `${file}.part`], counted(frames, label, framesOf(shot)));
  await rename(`${file}.part`, file);
  return file;
}

await Promise.all([mkdir(CACHE, { recursive: true }), mkdir(FOLDER, { recursive: true })]);
const asked = process.argv.slice(2);
let total = 0;
for (const [name, clip] of Object.entries(CLIPS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const files = [];
  for (const [index, shot] of clip.shots.entries())
    files.push(await shotFile(shot, `${name} ${index + 1}/${clip.shots.length}`));
  const seconds = await encode(join(FOLDER, name), files, clip);
  for (const type of ['webm', 'mp4']) {
    const { size } = await stat(join(FOLDER, `${name}.${type}`));
    total += size;
    console.log(`${name}.${type}`.padEnd(16), `${seconds.toFixed(1)} s`, `${Math.round(size / 1024)} KiB`);
  }
}
await (await room)?.close();
if (total > BUDGET) throw new Error(`The clips are over the budget of ${BUDGET} bytes.`);
