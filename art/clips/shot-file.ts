// Renders a shot of a clip to a file, or reuses the cached file.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { developerSource, openDarkroom, sceneSource, walkSource } from '../renderer.ts';
import { shotOf } from '../scenes/index.ts';
import { root } from '../site.ts';
import { FPS, framesOf, SIZE, type Clip } from './clip.ts';
import { ffmpeg } from './ffmpeg.ts';
import { shoot, TRACE_SCALE } from './shoot.ts';
import { hold, stillSource } from './still.ts';
import { title } from './title.ts';

const CACHE = join(root, '.cache/art');

/** Logs progress after every second of film. */
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

type AnyShot = Clip['shots'][number];

/** Returns everything besides the shot itself that affects its frames. */
async function sourcesOf(shot: AnyShot): Promise<unknown[]> {
  if ('title' in shot) return [];
  if ('still' in shot)
    return [
      createHash('sha256')
        .update(await stillSource(shot))
        .digest('hex'),
    ];
  const { her, ...given } = shot;
  const shared = [SIZE, TRACE_SCALE, shotOf(given), await developerSource()];
  if (!her) return [...shared, await sceneSource(shotOf(given))];
  const seen = shotOf({ ...given, figure: { who: 'heroine', at: her.from } });
  return [
    ...shared,
    await sceneSource({ ...seen, figure: null }, 'surface'),
    await sceneSource(seen, 'layer'),
    await walkSource(),
  ];
}

let room: ReturnType<typeof openDarkroom> | undefined;

/** Returns the path of a shot's cached frames. */
async function nameOf(shot: AnyShot): Promise<string> {
  const made = [shot, ...(await sourcesOf(shot))];
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
  return join(CACHE, `${hash}.mkv`);
}

async function framesFor(shot: AnyShot): Promise<AsyncIterable<Buffer>> {
  if ('title' in shot) return title(shot);
  if ('still' in shot) return hold(shot);
  return shoot(await (room ??= openDarkroom()), shot);
}

/** Returns the file of a shot. Cached in .cache/art, so that an interrupted run keeps its progress. */
export async function shotFile(shot: AnyShot, label: string): Promise<string> {
  const file = await nameOf(shot);
  if (existsSync(file)) return file;
  await mkdir(CACHE, { recursive: true });
  const frames = await framesFor(shot);
  const input = `-f image2pipe -c:v mjpeg -framerate ${FPS} -i -`;
  const output = '-c:v libx264 -preset veryfast -qp 8 -f matroska';
  await ffmpeg([...`${input} ${output}`.split(' '), `${file}.part`], counted(frames, label, framesOf(shot)));
  await rename(`${file}.part`, file);
  return file;
}

/** Closes the renderer if it was opened. */
export const closeDarkroom = async (): Promise<void> => (await room)?.close();
