// Generates the room tone. Needs an ffmpeg with Opus.
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readCommandLine, ROOM_TONE, root } from '../site.ts';
import { ffmpeg } from './ffmpeg.ts';
import { loopGraph } from './sound.ts';

const FOLDER = join(root, 'apps/site/public/sounds');
/** Size limit of each file, in bytes. */
const BUDGET = 200 * 1024;

const TAGS = '-map_metadata -1 -fflags +bitexact';
const CODECS = {
  webm: '-c:a libopus -b:a 48k',
  m4a: '-c:a aac -b:a 56k -movflags +faststart',
};

readCommandLine('npm run tone\nMakes the room tone of the game page, as WebM and MP4.');
await mkdir(FOLDER, { recursive: true });
const { seconds, spare } = ROOM_TONE;
await ffmpeg([
  ...['-filter_complex', `${loopGraph(seconds, spare)};[sound]asplit=2[s0][s1]`],
  ...Object.entries(CODECS).flatMap(([type, codec], index) => [
    ...`-map [s${index}] ${codec} ${TAGS}`.split(' '),
    join(FOLDER, `room.${type}`),
  ]),
]);
for (const type of Object.keys(CODECS)) {
  const { size } = await stat(join(FOLDER, `room.${type}`));
  console.log(`room.${type}`, `${Math.round(size / 1024)} KiB`);
  if (size > BUDGET) throw new Error(`room.${type} exceeds its budget of ${BUDGET} bytes.`);
}
