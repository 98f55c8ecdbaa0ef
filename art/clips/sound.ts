// Quiet background sound of noise and sines, as an ffmpeg filter graph.

/** Sound of a clip: volumes as ffmpeg expressions of the time `t`, and times of struck sounds in seconds. */
export interface Sound {
  hum: string;
  wind: string;
  low: string;
  drips: readonly number[];
  thuds: readonly number[];
  /** Times at which she walks, with her pace in pairs of steps per second. */
  steps: readonly (readonly [from: number, to: number, pace: number])[];
}

const RATE = 48_000;

const sourceOf = (seconds: number) => (expression: string) =>
  `aevalsrc=exprs='${expression}':s=${RATE}:d=${seconds}`;

const noiseOf = (seconds: number) => (color: string, seed: number) =>
  `anoisesrc=color=${color}:seed=${seed}:r=${RATE}:d=${seconds}`;

/** Mains hum of the building's lamps, with its partials. */
const HUM = '0.5*sin(2*PI*100*t)+0.16*sin(2*PI*200*t)+0.05*sin(2*PI*300*t)';
const ROOM = 'lowpass=f=160,highpass=f=28';
const WIND = 'bandpass=f=420:width_type=o:w=1.6';
const LOW = 'sin(2*PI*49*t)+0.5*sin(2*PI*73.5*t)';

/** Struck sounds: silence until each time, then a decaying sine. */
const strikes = (times: readonly number[], frequency: number, decay: number) =>
  times
    .map((at) => `gte(t,${at})*exp(-${decay}*max(0,t-${at}))*sin(2*PI*${frequency}*max(0,t-${at}))`)
    .join('+') || '0';

/** Returns the times of every other step, for one foot. The left one starts. */
const footfalls = (steps: Sound['steps'], foot: 0 | 1) =>
  steps.flatMap(([from, to, pace]) => {
    const gap = 1 / (2 * pace);
    const count = Math.floor((to - from) / gap);
    return Array.from({ length: count }, (_, index) => from + index * gap).filter(
      (_, index) => index % 2 === foot,
    );
  });

const rounded = (times: readonly number[]) => times.map((time) => Math.round(time * 1000) / 1000);

/** Volume envelope that lets the noise through briefly after each step. */
const gates = (times: readonly number[]) =>
  rounded(times)
    .map((at) => `gte(t,${at})*exp(-24*max(0,t-${at}))`)
    .join('+') || '0';

/** Builds the filter graph. The output pad is `[sound]`. */
export function soundGraph({ hum, wind, low, drips, thuds, steps }: Sound, seconds: number): string {
  const [source, noise] = [sourceOf(seconds), noiseOf(seconds)];
  const left = (share: number) => `pan=stereo|c0=${share}*c0|c1=${(1 - share).toFixed(2)}*c0`;
  const wide = (name: string, make: (side: number) => string) =>
    `${make(0)}[${name}0];${make(1)}[${name}1];[${name}0][${name}1]join=inputs=2:channel_layout=stereo[${name}]`;
  const foot = (which: 0 | 1) =>
    `${noise('brown', 21 + which)},bandpass=f=${190 + 35 * which}:width_type=o:w=2,volume='${gates(footfalls(steps, which))}':eval=frame,volume=5,aecho=0.7:0.4:70|160:0.25|0.12,${left(which === 0 ? 0.62 : 0.38)}[foot${which}]`;
  const others = drips.filter((_, index) => index % 2 === 1);
  const ones = drips.filter((_, index) => index % 2 === 0);
  return (
    [
      // Uses different noise for left and right, and wind that moves between them. Steady sounds are centred.
      wide('room', (side) => `${noise('brown', 7 + side)},${ROOM},volume=0.17`),
      `${source(`(${hum})*(${HUM})`)},volume=0.028,${left(0.5)}[hum]`,
      wide(
        'wind',
        (side) =>
          `${noise('pink', 11 + side)},bandpass=f=${420 + 40 * side}:width_type=o:w=1.6,volume='(${wind})*(0.72+0.28*sin(2*PI*(t/3.7+${0.4 * side})))':eval=frame,volume=0.2`,
      ),
      `${source(`(${low})*(0.62+0.38*sin(2*PI*t/5.5))*(${LOW})`)},volume=0.12,${left(0.5)}[low]`,
      `${source(strikes(ones, 1180, 26))},volume=0.07,aecho=0.7:0.5:90|210:0.35|0.2,${left(0.72)}[drip0]`,
      `${source(strikes(others, 980, 24))},volume=0.07,aecho=0.7:0.5:110|260:0.35|0.2,${left(0.25)}[drip1]`,
      `${source(strikes(thuds, 52, 5))},volume=0.9,aecho=0.7:0.5:120|310:0.3|0.18,${left(0.5)}[thud]`,
      foot(0),
      foot(1),
      '[room][hum][wind][low][drip0][drip1][thud][foot0][foot1]amix=inputs=9:normalize=0:duration=first',
    ].join(';') +
    `,atrim=end=${seconds},afade=t=in:d=1.2,afade=t=out:st=${seconds - 2}:d=2,volume=2.2,alimiter=limit=0.9:level=0,aformat=channel_layouts=stereo[sound]`
  );
}

/** Length of a loop's crossfade, in seconds. */
const OVERLAP = 3;

/**
 * Builds a stereo room tone with two drips, of which any `seconds` in a row loop seamlessly: hums have matching periods, and noises are
 * crossfaded. `spare` seconds are appended for codecs that add silence at either end. The output pad is `[sound]`.
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
