// Renders the clips: frames, sound, WebM and MP4. Needs Chromium, Mesa, and an ffmpeg with x264, SVT-AV1 and Opus.
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readCommandLine, root } from '../site.ts';
import { encode } from './encode.ts';
import { CLIPS } from './index.ts';
import { closeDarkroom, shotFile } from './shot-file.ts';

const FOLDER = join(root, 'apps/site/public/videos');
/** Size limit of all clips together, in bytes: 24 MB minus a tenth as reserve. */
const BUDGET = 21_600_000;

const USAGE = `npm run clips [-- ${Object.keys(CLIPS).join(' | ')} …]`;
const { positionals: asked } = readCommandLine(USAGE, { allowPositionals: true });
await mkdir(FOLDER, { recursive: true });
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
await closeDarkroom();
if (total > BUDGET) throw new Error(`The clips exceed the budget of ${BUDGET} bytes.`);
