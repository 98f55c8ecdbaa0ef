// Joins the shots of a clip and its sound, and encodes them as MP4 and WebM.
import { FPS, framesOf, type Clip } from './clip.ts';
import { ffmpeg } from './ffmpeg.ts';
import { soundGraph } from './sound.ts';

/** Duration of each shot's fade in and fade out, in seconds. */
const FADE = 0.2;

const TAGS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
const SHARED = `-r ${FPS} ${TAGS} -map_metadata -1 -fflags +bitexact`;

/**
 * Keeps the dark free of blocks. x264 spends more bits on dark and even areas, and gets no grain, because moving grain uses up the bit rate.
 * AV1 has 10 bits, and describes the grain for the player to add.
 */
const CODECS = {
  mp4: '-c:v libx264 -preset slow -aq-mode 3 -aq-strength 1.2 -crf 24 -maxrate 2200k -bufsize 4400k -c:a aac -b:a 128k -movflags +faststart',
  webm: '-c:v libsvtav1 -preset 5 -crf 33 -g 120 -svtav1-params film-grain=10:film-grain-denoise=1 -pix_fmt yuv420p10le -c:a libopus -b:a 96k',
};

/** Writes `<target>.mp4` and `<target>.webm` from the shots' files. Returns the duration in seconds. */
export async function encode(
  target: string,
  files: readonly string[],
  { shots, sound }: Clip,
): Promise<number> {
  const lengths = shots.map((shot) => framesOf(shot) / FPS);
  const seconds = lengths.reduce((sum, length) => sum + length, 0);
  const faded = lengths.map((length, index) => {
    const fades = `fade=t=in:d=${FADE},fade=t=out:st=${(length - FADE).toFixed(3)}:d=${FADE}`;
    return `[${index}:v]${fades},setsar=1,fps=${FPS}[s${index}]`;
  });
  const joined = `${lengths.map((_, index) => `[s${index}]`).join('')}concat=n=${lengths.length}:v=1:a=0`;
  const colour =
    'scale=out_range=tv:out_color_matrix=bt709,format=yuv420p,split=2[v0][clean];[clean]noise=c0s=7:c0f=t:c0_seed=5[v1]';
  const graph = [...faded, `${joined},${colour}`, soundGraph(sound, seconds), '[sound]asplit=2[a0][a1]'];
  await ffmpeg([
    ...files.flatMap((file) => ['-i', file]),
    ...['-filter_complex', graph.join(';')],
    ...Object.entries(CODECS).flatMap(([type, codec], index) => [
      ...`-map [v${index}] -map [a${index}] ${codec} ${SHARED}`.split(' '),
      `${target}.${type}`,
    ]),
  ]);
  return seconds;
}
