// Renders the frames of a shot. Lamps are rendered separately and mixed per frame. Camera positions between full renders are interpolated.
import type { Room } from '../renderer.ts';
import { cycleLength } from '../scenes/gait.ts';
import { shotOf } from '../scenes/index.ts';
import type { Exposable, Triple } from '../scenes/shot.ts';
import { between, FPS, framesOf, SIZE, weightAt, type Course, type Take } from './clip.ts';

/** Resolution at which rays are traced, relative to the frame. Grain covers the difference. */
export const TRACE_SCALE = 0.75;

/** Default distance between two plates, in metres. */
const EVERY = 0.5;
/** Passes for her layer. Few are enough, because motion and grain hide the noise. */
const LAYER_PASSES = 2;
const HAZE = 0.05;

const steady: Course = [[0, 1]];

/** Returns the shot lit by a single lamp. Light sources without a lamp belong to lamp 0. */
function lit(shot: Exposable, name: string): Exposable {
  if (name === 'all') return shot;
  const lamps = shot.lamps.map((weight, index) => (String(index) === name ? weight : 0));
  return { ...shot, lamps, ambient: name === 'ambient' ? (shot.ambient ?? 1) : 0, sky: name === '0' ? 1 : 0 };
}

/** Returns the shot with all lamps as bright as at a given time. */
function litAt(shot: Exposable, light: Take['light'], time: number): Exposable {
  const weight = (name: string) => {
    const course = light[name] ?? light.all;
    return course ? weightAt(course, time) : 0;
  };
  const lamps = shot.lamps.map((lamp, index) => lamp * weight(String(index)));
  return { ...shot, lamps, ambient: (shot.ambient ?? 1) * weight('ambient') };
}

const along = ({ from, to }: { from: Triple; to: Triple }, share: number): Triple => [
  between(from[0], to[0], share),
  between(from[1], to[1], share),
  between(from[2], to[2], share),
];

const lengthOf = ({ from, to }: { from: Triple; to: Triple }) =>
  Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);

/** Adds the sway of a handheld camera. */
const carried = ([x, y, z]: Triple, time: number): Triple => [
  x + 0.007 * Math.sin(2.1 * time),
  y + 0.006 * Math.sin(3.4 * time + 1),
  z,
];

/** Returns the shot at a share of its path. */
function shotAt(shot: Exposable, { walk, her }: Take, share: number): Exposable {
  const eye = walk ? along(walk, share) : shot.eye;
  if (!her) return { ...shot, eye };
  const { stride = 0.8, phase = 0, turn = 0 } = her;
  const gone = stride > 0 ? (share * lengthOf(her)) / cycleLength(stride) : 0;
  const figure = { who: 'heroine', at: along(her, share), turn, stride, phase: phase + gone } as const;
  return { ...shot, eye, figure };
}

/** Returns a plate: the room without her and her lamp. */
const plateAt = (shot: Exposable, take: Take, share: number): Exposable =>
  take.her ? { ...shotAt(shot, take, share), figure: null } : shotAt(shot, take, share);

type Frames = Pick<Room, 'keep' | 'frame' | 'exposures' | 'forget'>;

/** Yields each frame as JPEG. */
export async function* shoot(room: Frames, take: Take, size = SIZE): AsyncGenerator<Buffer> {
  const { seconds, light, moves, walk, her, every = EVERY, ...given } = take;
  const still = shotOf({ passes: 6, ...given });
  const shot = { ...still, look: { ...still.look, uGrain: 0 } };
  const count = framesOf({ seconds });
  if (moves) {
    for (let frame = 0; frame < count; frame += 1) {
      const time = frame / FPS;
      const now = { ...litAt(shot, light, time), prop: weightAt(moves, time), trace: TRACE_SCALE };
      yield await room.exposures([now], size);
    }
    return;
  }

  const names = Object.keys(light);
  const last = walk ? Math.ceil(lengthOf(walk) / every) : 0;
  const shareOf = (plate: number) => (last === 0 ? 0 : plate / last);

  for (let plate = 0; plate <= last; plate += 1)
    for (const name of names)
      await room.keep(`${plate}/${name}`, lit(plateAt(shot, take, shareOf(plate)), name), size, TRACE_SCALE);
  const surfaces = her && !walk ? 'surfaces' : undefined;
  if (surfaces) await room.keep(surfaces, { ...shot, figure: null, passes: 1 }, size, TRACE_SCALE, 'surface');

  let before: { weights: string; frame: Buffer } | undefined;
  for (let frame = 0; frame < count; frame += 1) {
    const time = frame / FPS;
    const side = (plate: number) => ({
      parts: names.map((name) => ({
        key: `${plate}/${name}`,
        weight: weightAt(light[name] ?? steady, time),
      })),
      eye: walk ? along(walk, shareOf(plate)) : shot.eye,
    });
    if (!her) {
      const { parts } = side(0);
      const weights = parts.map(({ weight }) => weight).join();
      // Reuses the last frame while no lamp changes.
      if (weights !== before?.weights)
        before = { weights, frame: await room.frame({ parts }, shot, size, TRACE_SCALE) };
      yield before.frame;
      continue;
    }
    const share = frame / (count - 1);
    const first = Math.min(Math.floor(share * last), Math.max(0, last - 1));
    const sides = { from: side(first), to: side(Math.min(first + 1, last)), share: share * last - first };
    const now = litAt(shotAt({ ...shot, passes: LAYER_PASSES }, take, share), light, time);
    const seen = walk ? { ...now, eye: carried(now.eye, time) } : now;
    const { haze = HAZE, against } = her;
    const mix = { ...sides, haze, ...(surfaces && { surfaces }), ...(against && { against }) };
    yield await room.frame(mix, seen, size, TRACE_SCALE);
  }
  await room.forget();
}
