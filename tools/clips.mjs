// Makes the teaser and the gameplay clip from stills, with a sound bed made of noise and sines. Needs an ffmpeg with
// libx264, libvpx and libopus on the PATH; the captions beside the clips are written by hand to the cut below.
import { spawnSync } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const outDir = path('apps/site/public/videos');
const FPS = 24;
const BUDGET = 8 * 1024 * 1024;

/** `focus` is the point the push closes in on, as a share of width and height; it stays where it is. */
const CLIPS = {
  teaser: {
    push: 0.0009,
    quality: { x264: 25, vp9: 35 },
    shots: [
      { still: 'corridor', frames: 72, focus: [0.63, 0.5] },
      { still: 'stairs', frames: 72, focus: [0.58, 0.3] },
      { still: 'ward', frames: 72, focus: [0.52, 0.5] },
      { still: 'chapel', frames: 72, focus: [0.5, 0.62] },
      { still: 'doorway', frames: 72, focus: [0.63, 0.5] },
    ],
    sound: {
      hum: '0.55+0.25*sin(2*PI*t/7)',
      wind: 'clip((t-5)/3,0,1)*clip((13-t)/3,0.15,1)',
      low: '0.3+0.7*clip((t-7)/5,0,1)',
      drips: [],
      thuds: [13.1],
    },
  },
  gameplay: {
    push: 0.0005,
    quality: { x264: 27, vp9: 39 },
    shots: [
      { still: 'keyhole', frames: 84, focus: [0.58, 0.55] },
      { still: 'basement', frames: 84, focus: [0.45, 0.5] },
      { still: 'forest', frames: 84, focus: [0.33, 0.65] },
      { still: 'ward', frames: 84, focus: [0.3, 0.45] },
      { still: 'stairs', frames: 84, focus: [0.58, 0.3] },
      { still: 'moor', frames: 84, focus: [0.64, 0.4] },
      { still: 'darkroom', frames: 84, focus: [0.3, 0.4] },
      { still: 'corridor', frames: 84, focus: [0.5, 0.5] },
      { still: 'chapel', frames: 96, focus: [0.5, 0.62] },
    ],
    sound: {
      hum: '0.35+0.65*clip((t-20)/2,0,1)*clip((26-t)/2,0,1)',
      wind: 'clip((t-6)/2,0,1)*clip((12-t)/3,0.2,1)+clip((t-16)/2,0,1)*clip((22-t)/2,0,1)',
      low: '0.4+0.6*clip((t-24)/4,0,1)',
      drips: [3.9, 4.8, 5.1, 6.4],
      thuds: [15.2, 30.6],
    },
  },
};

// Exposure is worked in grey, because a lamp that comes up must not change its colour; the tone is laid on after.
const SILVER = "r='val*1.02-2*sin(PI*val/255)':g='val':b='val*0.955+5*sin(PI*val/255)'";
const SAFELIGHT =
  "r='255*(1-pow(max(0,1-val/255),2.4))':g='255*pow(val/255,1.55)*0.8':b='255*pow(val/255,2.6)*0.45'";

/** Light comes up within a shot: first the lamp itself, then what it reaches. */
function shotFilter({ still, frames, focus: [fx, fy] }, index, push, isLast) {
  const seconds = frames / FPS;
  const view = `1/(1+${push}*in)`;
  const edge = (size, share) => `${size}*(1-${view})*${share}`;
  const corner = (x, y) => [
    `${edge('W', fx)}${x ? `+W*${view}` : ''}`,
    `${edge('H', fy)}${y ? `+H*${view}` : ''}`,
  ];
  const corners = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)]
    .map(([x, y], i) => `x${i}='${x}':y${i}='${y}'`)
    .join(':');
  const rise = `min(1,t/${(seconds * 0.8).toFixed(3)})`;
  const exposure = `(0.55+0.6*${rise})`;
  const fadeOut = isLast ? 1.4 : 0.55;
  return [
    `[${index}:v]scale=1920:1080:flags=lanczos:out_range=full,format=gray,setsar=1`,
    `perspective=${corners}:sense=source:interpolation=cubic:eval=frame`,
    'scale=1280:720:flags=area',
    `eq=contrast='${exposure}':brightness='0.5*${exposure}-0.5':gamma='0.62+0.38*${rise}':eval=frame`,
    `format=gbrp,lutrgb=${still === 'darkroom' ? SAFELIGHT : SILVER}`,
    `fade=t=in:st=0:d=0.8,fade=t=out:st=${(seconds - fadeOut).toFixed(3)}:d=${fadeOut}`,
    `trim=end_frame=${frames},setpts=PTS-STARTPTS[s${index}]`,
  ].join(',');
}

/** A struck sound: nothing before its time, then a sine that dies away. */
const strikes = (times, frequency, decay) =>
  times
    .map((at) => `gte(t,${at})*exp(-${decay}*max(0,t-${at}))*sin(2*PI*${frequency}*max(0,t-${at}))`)
    .join('+') || '0';

function soundFilter({ hum, wind, low, drips, thuds }, seconds) {
  const source = (expression) => `aevalsrc=exprs='${expression}':s=48000:d=${seconds}`;
  const noise = (color, seed) => `anoisesrc=color=${color}:seed=${seed}:r=48000:d=${seconds}`;
  return [
    `${noise('brown', 7)},lowpass=f=160,highpass=f=28,volume=0.22[room]`,
    `${source(`(${hum})*(0.5*sin(2*PI*100*t)+0.16*sin(2*PI*200*t)+0.05*sin(2*PI*300*t))`)},volume=0.028[hum]`,
    `${noise('pink', 11)},bandpass=f=420:width_type=o:w=1.6,volume='(${wind})*(0.75+0.25*sin(2*PI*t/3.7))':eval=frame,volume=0.3[wind]`,
    `${source(`(${low})*(0.62+0.38*sin(2*PI*t/5.5))*(sin(2*PI*49*t)+0.5*sin(2*PI*73.5*t))`)},volume=0.075[low]`,
    `${source(strikes(drips, 1180, 26))},volume=0.05,aecho=0.7:0.5:90|210:0.35|0.2[drip]`,
    `${source(strikes(thuds, 52, 5))},volume=0.34,aecho=0.7:0.5:120|310:0.3|0.18[thud]`,
    `[room][hum][wind][low][drip][thud]amix=inputs=6:normalize=0:duration=first,atrim=end=${seconds},` +
      `afade=t=in:d=1.2,afade=t=out:st=${seconds - 2}:d=2,volume=0dB,aformat=channel_layouts=mono,asplit=2[a0][a1]`,
  ];
}

async function make(name, { push, quality, shots, sound }) {
  const seconds = shots.reduce((sum, shot) => sum + shot.frames, 0) / FPS;
  const inputs = shots.flatMap(({ still, frames }) => [
    '-loop',
    '1',
    '-framerate',
    String(FPS),
    '-t',
    String(frames / FPS),
    '-i',
    path(`apps/site/art/${still}.jpg`),
  ]);
  const graph = [
    ...shots.map((shot, i) => shotFilter(shot, i, push, i === shots.length - 1)),
    `${shots.map((_, i) => `[s${i}]`).join('')}concat=n=${shots.length}:v=1:a=0,` +
      'scale=out_range=tv:out_color_matrix=bt709,format=yuv420p,noise=c0s=6:c0f=t:c0_seed=5,split=2[v0][v1]',
    ...soundFilter(sound, seconds),
  ].join(';');
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
    '-map',
    '[v0]',
    '-map',
    '[a0]',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    String(quality.x264),
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '80k',
    '-movflags',
    '+faststart',
    ...shared,
    `${outDir}/${name}.mp4`,
  ];
  const webm = [
    '-map',
    '[v1]',
    '-map',
    '[a1]',
    '-c:v',
    'libvpx-vp9',
    '-crf',
    String(quality.vp9),
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-row-mt',
    '1',
    '-g',
    '120',
    '-c:a',
    'libopus',
    '-b:a',
    '56k',
    ...shared,
    `${outDir}/${name}.webm`,
  ];
  const result = spawnSync(
    'ffmpeg',
    ['-y', '-hide_banner', '-loglevel', 'error', ...inputs, '-filter_complex', graph, ...mp4, ...webm],
    { stdio: 'inherit' },
  );
  if (result.error)
    throw new Error('ffmpeg was not found: install it and run this again', { cause: result.error });
  if (result.status !== 0) throw new Error(`ffmpeg could not make ${name}`);
  let bytes = 0;
  for (const type of ['webm', 'mp4']) {
    const { size } = await stat(`${outDir}/${name}.${type}`);
    console.log(
      `${`${name}.${type}`.padEnd(16)}${String(seconds).padStart(6)} s${String(size).padStart(9)} B`,
    );
    bytes += size;
  }
  return bytes;
}

await mkdir(outDir, { recursive: true });
const only = process.argv[2];
let total = 0;
for (const [name, clip] of Object.entries(CLIPS)) {
  if (!only || only === name) total += await make(name, clip);
}
if (total > BUDGET) {
  console.error(`The clips are over the budget of ${BUDGET} bytes.`);
  process.exitCode = 1;
}
