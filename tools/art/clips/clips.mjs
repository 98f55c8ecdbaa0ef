// `npm run art:clips -- [name …]` makes the clips: frames, sound, WebM and MP4, and a poster. Each shot is kept in
// .cache/art, so that an interrupted run is not lost. Needs chromium, Mesa and an ffmpeg with x264, SVT-AV1 and Opus.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdir, rename, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { FATAL } from '../../../apps/site/src/brand/wordmark-paths.ts';
import { color } from '../../../packages/ui/src/tokens.ts';
import { developerSource, openDarkroom, sceneSource } from '../renderer.mjs';
import { FPS, framesOf, shoot } from './shoot.mjs';
import { CLIPS } from './index.mjs';
import { soundGraph } from './sound.mjs';

const path = (relative) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));
const CACHE = path('.cache/art');
const FOLDER = path('apps/site/public/videos');
const BUDGET = 12 * 1024 * 1024;
const FADE = 0.4;

function ffmpeg(args) {
  const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', (cause) =>
      reject(new Error('ffmpeg was not found: install it and run this again', { cause })),
    );
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  return { stdin: child.stdin, ended };
}

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The wordmark on ink, which comes up and goes. */
async function title({ seconds }, use) {
  const [width, height] = [960, 540];
  const scale = 190 / FATAL.height;
  const at = `translate(${(width - FATAL.width * scale) / 2} ${(height - 190) / 2}) scale(${scale})`;
  for (let frame = 0; frame < framesOf({ seconds }); frame += 1) {
    const light = Math.sin((Math.PI * frame) / (seconds * FPS)) ** 0.7;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${color['ink-0'].value}"/><path fill="${color['silver-1'].value}" opacity="${light.toFixed(3)}" transform="${at}" d="${FATAL.path}"/></svg>`;
    await use(await sharp(Buffer.from(svg)).jpeg({ quality: 97 }).toBuffer());
  }
}

/** Renders a shot to a file, or finds it there. */
async function shotFile(getRoom, shot, label) {
  const made = [shot, await developerSource(), shot.scene ? await sceneSource(shot.scene) : ''];
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
  const file = `${CACHE}/${hash}.mkv`;
  if (await exists(file)) return file;
  const began = Date.now();
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(FPS), '-i', '-'];
  const { stdin, ended } = ffmpeg([
    ...input,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-qp',
    '8',
    '-f',
    'matroska',
    `${file}.part`,
  ]);
  let count = 0;
  const use = async (jpeg) => {
    count += 1;
    if (!stdin.write(jpeg)) await once(stdin, 'drain');
    if (count % 24 === 0)
      console.log(
        `${label}  ${count}/${framesOf(shot)} frames, ${Math.round((Date.now() - began) / 1000)} s`,
      );
  };
  await (shot.title ? title(shot, use) : shoot(await getRoom(), shot, use));
  stdin.end();
  await ended;
  await rename(`${file}.part`, file);
  return file;
}

async function encode(name, files, { shots, sound }) {
  const lengths = shots.map((shot) => framesOf(shot) / FPS);
  const seconds = lengths.reduce((sum, length) => sum + length, 0);
  const pads = lengths.map((length, index) => {
    const fades = `fade=t=in:d=${FADE},fade=t=out:st=${(length - FADE).toFixed(3)}:d=${FADE}`;
    return `[${index}:v]scale=1280:720:flags=lanczos,${fades},setsar=1,fps=${FPS}[s${index}]`;
  });
  const joined = `${lengths.map((_, index) => `[s${index}]`).join('')}concat=n=${lengths.length}:v=1:a=0`;
  const colour =
    'scale=out_range=tv:out_color_matrix=bt709,format=yuv420p,noise=c0s=7:c0f=t:c0_seed=5,split=2[v0][v1]';
  const graph = [...pads, `${joined},${colour}`, soundGraph(sound, seconds), '[sound]asplit=2[a0][a1]'].join(
    ';',
  );
  const tags = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ];
  const shared = ['-r', String(FPS), ...tags, '-map_metadata', '-1', '-fflags', '+bitexact'];
  const mp4 = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '24',
    // Walking through grain costs any rate that it is given.
    '-maxrate',
    '1600k',
    '-bufsize',
    '3200k',
    '-c:a',
    'aac',
    '-b:a',
    '80k',
    '-movflags',
    '+faststart',
  ];
  const webm = [
    '-c:v',
    'libsvtav1',
    '-preset',
    '7',
    '-crf',
    '34',
    '-g',
    '120',
    '-c:a',
    'libopus',
    '-b:a',
    '56k',
  ];
  const output = (index, codec, type) => [
    '-map',
    `[v${index}]`,
    '-map',
    `[a${index}]`,
    ...codec,
    ...shared,
    `${FOLDER}/${name}.${type}`,
  ];
  const { ended } = ffmpeg([
    ...files.flatMap((file) => ['-i', file]),
    ...['-filter_complex', graph],
    ...output(0, mp4, 'mp4'),
    ...output(1, webm, 'webm'),
  ]);
  await ended;
  return seconds;
}

await Promise.all([mkdir(CACHE, { recursive: true }), mkdir(FOLDER, { recursive: true })]);
const asked = process.argv.slice(2);
let room;
const getRoom = async () => (room ??= await openDarkroom());
let total = 0;
for (const [name, clip] of Object.entries(CLIPS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const files = [];
  for (const [index, shot] of clip.shots.entries()) {
    files.push(await shotFile(getRoom, shot, `${name} ${index + 1}/${clip.shots.length}`));
  }
  const seconds = await encode(name, files, clip);
  for (const type of ['webm', 'mp4']) {
    const { size } = await stat(`${FOLDER}/${name}.${type}`);
    total += size;
    console.log(`${name}.${type}`.padEnd(16), `${seconds.toFixed(1)} s`, `${Math.round(size / 1024)} KiB`);
  }
}
await room?.close();
if (total > BUDGET) throw new Error(`The clips are over the budget of ${BUDGET} bytes.`);
