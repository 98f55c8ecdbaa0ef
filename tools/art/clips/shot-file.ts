// Renders a shot of a clip to a file, or finds it there.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../step/step.ts';
import { developerSource, openDarkroom, sceneSource, walkSource } from '../renderer.ts';
import { shotOf } from '../scenes/index.ts';
import { FPS, framesOf, type Take, type Title } from './clip.ts';
import { ffmpeg } from './ffmpeg.ts';
import { shoot, SIZE } from './shoot.ts';
import { title } from './title.ts';

const CACHE = join(root, '.cache/art');

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

/** Everything that a take's frames are drawn with. */
async function sourcesOf(take: Take): Promise<string[]> {
  const { her, ...given } = take;
  if (!her) return [await sceneSource(shotOf(given))];
  const shot = shotOf({ ...given, figure: { who: 'heroine', at: her.from } });
  return [await sceneSource(shot, 'depth'), await sceneSource(shot, 'layer'), await walkSource()];
}

let room: ReturnType<typeof openDarkroom> | undefined;

/** The file of a shot. It is kept in .cache/art, so that an interrupted run is not lost. */
export async function shotFile(shot: Take | Title, label: string): Promise<string> {
  const isTitle = 'title' in shot;
  const made = [shot, SIZE, await developerSource(), ...(isTitle ? [] : await sourcesOf(shot))];
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
  const file = join(CACHE, `${hash}.mkv`);
  if (existsSync(file)) return file;
  await mkdir(CACHE, { recursive: true });
  const frames = isTitle ? title(shot) : shoot(await (room ??= openDarkroom()), shot);
  const input = `-f image2pipe -c:v mjpeg -framerate ${FPS} -i -`;
  const output = '-c:v libx264 -preset veryfast -qp 8 -f matroska';
  await ffmpeg([...`${input} ${output}`.split(' '), `${file}.part`], counted(frames, label, framesOf(shot)));
  await rename(`${file}.part`, file);
  return file;
}

/** Ends what was opened to render. */
export const closeDarkroom = async (): Promise<void> => (await room)?.close();
