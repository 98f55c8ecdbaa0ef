// A quiet bed of noise and sines, as a filter graph of ffmpeg.

/** What is heard: loudness as ffmpeg's expressions of the time `t`, and the times of what is struck, in seconds. */
export interface Sound {
  hum: string;
  wind: string;
  low: string;
  drips: readonly number[];
  thuds: readonly number[];
}

const RATE = 48_000;

const sourceOf = (seconds: number) => (expression: string) =>
  `aevalsrc=exprs='${expression}':s=${RATE}:d=${seconds}`;

const noiseOf = (seconds: number) => (color: string, seed: number) =>
  `anoisesrc=color=${color}:seed=${seed}:r=${RATE}:d=${seconds}`;

/** What hums under every room: the lamps of a building, and their partials. */
const HUM = '0.5*sin(2*PI*100*t)+0.16*sin(2*PI*200*t)+0.05*sin(2*PI*300*t)';
const ROOM = 'lowpass=f=160,highpass=f=28';
const WIND = 'bandpass=f=420:width_type=o:w=1.6';
const LOW = 'sin(2*PI*49*t)+0.5*sin(2*PI*73.5*t)';

/** A struck sound: nothing before its time, then a sine that dies away. */
const strikes = (times: readonly number[], frequency: number, decay: number) =>
  times
    .map((at) => `gte(t,${at})*exp(-${decay}*max(0,t-${at}))*sin(2*PI*${frequency}*max(0,t-${at}))`)
    .join('+') || '0';

/** Ends in the pad `[sound]`. */
export function soundGraph({ hum, wind, low, drips, thuds }: Sound, seconds: number): string {
  const [source, noise] = [sourceOf(seconds), noiseOf(seconds)];
  return (
    [
      `${noise('brown', 7)},${ROOM},volume=0.22[room]`,
      `${source(`(${hum})*(${HUM})`)},volume=0.028[hum]`,
      `${noise('pink', 11)},${WIND},volume='(${wind})*(0.75+0.25*sin(2*PI*t/3.7))':eval=frame,volume=0.3[wind]`,
      `${source(`(${low})*(0.62+0.38*sin(2*PI*t/5.5))*(${LOW})`)},volume=0.075[low]`,
      `${source(strikes(drips, 1180, 26))},volume=0.05,aecho=0.7:0.5:90|210:0.35|0.2[drip]`,
      `${source(strikes(thuds, 52, 5))},volume=0.34,aecho=0.7:0.5:120|310:0.3|0.18[thud]`,
      '[room][hum][wind][low][drip][thud]amix=inputs=6:normalize=0:duration=first',
    ].join(';') +
    `,atrim=end=${seconds},afade=t=in:d=1.2,afade=t=out:st=${seconds - 2}:d=2,aformat=channel_layouts=mono[sound]`
  );
}

/** How long the end of a loop lies over its start, in seconds. */
const OVERLAP = 3;

/**
 * A room in stereo in which nothing happens but two drips, of which any `seconds` in a row are a loop: what hums has periods that fit, and the end of
 * each noise lies over its start. `spare` seconds of it come once more, for codecs that add silence at either end. Ends in the pad `[sound]`.
 */
export function loopGraph(seconds: number, spare: number): string {
  const [source, noise] = [sourceOf(seconds), noiseOf(seconds + OVERLAP)];
  const looped = (sound: string, name: string) => [
    `${sound},asplit=2[${name}a][${name}b]`,
    `[${name}a]atrim=end=${seconds},afade=t=in:d=${OVERLAP}:curve=qsin[${name}start]`,
    `[${name}b]atrim=start=${seconds},asetpts=PTS-STARTPTS,afade=t=out:d=${OVERLAP}:curve=qsin[${name}end]`,
    `[${name}start][${name}end]amix=inputs=2:normalize=0:duration=first[${name}]`,
  ];
  const breath = (turns: number, at: number) => `0.6+0.4*sin(2*PI*(${turns}*t/${seconds}+${at}))`;
  const side = (name: string, seed: number, drip: number) => [
    ...looped(`${noise('brown', seed)},${ROOM},volume=0.5`, `${name}room`),
    ...looped(`${noise('pink', seed + 40)},${WIND},volume=0.55`, `${name}air`),
    `[${name}air]volume='${breath(2, seed / 10)}':eval=frame[${name}wind]`,
    `${source(`(${breath(3, 0.25)})*(${HUM})`)},volume=0.07[${name}hum]`,
    `${source(`(${breath(1, 0)})*(${LOW})`)},volume=0.06[${name}low]`,
    `${source(strikes([drip], 1180, 26))},volume=0.16,aecho=0.7:0.5:90|210:0.35|0.2[${name}drip]`,
    `[${name}room][${name}wind][${name}hum][${name}low][${name}drip]amix=inputs=5:normalize=0:duration=first[${name}]`,
  ];
  return [
    ...side('left', 7, seconds * 0.27),
    ...side('right', 8, seconds * 0.71),
    '[left][right]join=inputs=2:channel_layout=stereo,volume=0.5',
  ]
    .join(';')
    .concat(`,aloop=loop=1:size=${seconds * RATE},atrim=end=${seconds + spare}[sound]`);
}
