// A quiet bed of noise and sines, as a filter graph of ffmpeg.

/** What is heard: loudness as ffmpeg's expressions of the time `t`, and the times of what is struck, in seconds. */
export interface Sound {
  hum: string;
  wind: string;
  low: string;
  drips: readonly number[];
  thuds: readonly number[];
}

/** A struck sound: nothing before its time, then a sine that dies away. */
const strikes = (times: readonly number[], frequency: number, decay: number) =>
  times
    .map((at) => `gte(t,${at})*exp(-${decay}*max(0,t-${at}))*sin(2*PI*${frequency}*max(0,t-${at}))`)
    .join('+') || '0';

/** Ends in the pad `[sound]`. */
export function soundGraph({ hum, wind, low, drips, thuds }: Sound, seconds: number): string {
  const source = (expression: string) => `aevalsrc=exprs='${expression}':s=48000:d=${seconds}`;
  const noise = (color: string, seed: number) => `anoisesrc=color=${color}:seed=${seed}:r=48000:d=${seconds}`;
  return (
    [
      `${noise('brown', 7)},lowpass=f=160,highpass=f=28,volume=0.22[room]`,
      `${source(`(${hum})*(0.5*sin(2*PI*100*t)+0.16*sin(2*PI*200*t)+0.05*sin(2*PI*300*t))`)},volume=0.028[hum]`,
      `${noise('pink', 11)},bandpass=f=420:width_type=o:w=1.6,volume='(${wind})*(0.75+0.25*sin(2*PI*t/3.7))':eval=frame,volume=0.3[wind]`,
      `${source(`(${low})*(0.62+0.38*sin(2*PI*t/5.5))*(sin(2*PI*49*t)+0.5*sin(2*PI*73.5*t))`)},volume=0.075[low]`,
      `${source(strikes(drips, 1180, 26))},volume=0.05,aecho=0.7:0.5:90|210:0.35|0.2[drip]`,
      `${source(strikes(thuds, 52, 5))},volume=0.34,aecho=0.7:0.5:120|310:0.3|0.18[thud]`,
      '[room][hum][wind][low][drip][thud]amix=inputs=6:normalize=0:duration=first',
    ].join(';') +
    `,atrim=end=${seconds},afade=t=in:d=1.2,afade=t=out:st=${seconds - 2}:d=2,aformat=channel_layouts=mono[sound]`
  );
}
