// Renders the frames of a clip's shot: lamps apart and mixed frame by frame, the camera between full renders.
import type { Room } from '../renderer.ts';
import { shotOf } from '../scenes/index.ts';
import type { Exposable, Triple } from '../scenes/shot.ts';
import { FPS, framesOf, type Course, type Take } from './clip.ts';

/** Frames are developed at three quarters of 720p; the grain is laid on at the full size, by the encoder. */
export const SIZE = { width: 960, height: 540 };
const TRACE_SCALE = 2 / 3;

/** How often a walk is rendered in full; the frames between come from those two that they lie between. */
const WALK_KEYS = 6;

const between = (from: number, to: number, share: number) => from + (to - from) * share;
const smooth = (x: number) => x * x * (3 - 2 * x);

/** The weight at a time. */
function at(course: Course, time: number): number {
  const before = course.findLast(([when]) => when <= time) ?? course[0];
  const after = course.find(([when]) => when > time);
  if (!after || after === before) return before[1];
  return between(before[1], after[1], smooth((time - before[0]) / (after[0] - before[0])));
}

/** One exposure to each lamp; what shines by itself belongs to lamp 0. */
function lit(shot: Exposable, name: string): Exposable {
  if (name === 'all') return shot;
  const lamps = shot.lamps.map((weight, index) => (String(index) === name ? weight : 0));
  return { ...shot, lamps, ambient: name === 'ambient' ? (shot.ambient ?? 1) : 0, sky: name === '0' ? 1 : 0 };
}

/** A step is a little rise and fall. */
const stepped = ([x, y, z]: Triple, time: number): Triple => [
  x + 0.008 * Math.sin(Math.PI * 1.7 * time),
  y + 0.012 * Math.sin(2 * Math.PI * 1.7 * time),
  z,
];

/** Each frame as JPEG. */
export async function* shoot(
  room: Pick<Room, 'keep' | 'frame' | 'forget'>,
  take: Take,
): AsyncGenerator<Buffer> {
  const { seconds, walk, light, ...given } = take;
  const still = shotOf({ passes: 6, ...given });
  const shot = { ...still, look: { ...still.look, uGrain: 0 } };
  const names = Object.keys(light);
  const eyeAt = (share: number): Triple =>
    walk
      ? [
          between(walk.from[0], walk.to[0], share),
          between(walk.from[1], walk.to[1], share),
          between(walk.from[2], walk.to[2], share),
        ]
      : shot.eye;
  const eyeOf = (key: number) => eyeAt(key / (WALK_KEYS - 1));

  for (let key = 0; key < (walk ? WALK_KEYS : 1); key += 1)
    for (const name of names)
      await room.keep(`${key}/${name}`, lit({ ...shot, eye: eyeOf(key) }, name), SIZE, TRACE_SCALE);

  const count = framesOf({ seconds });
  for (let frame = 0; frame < count; frame += 1) {
    const time = frame / FPS;
    const parts = (key: number) =>
      Object.entries(light).map(([name, course]) => ({ key: `${key}/${name}`, weight: at(course, time) }));
    if (!walk) {
      yield await room.frame({ parts: parts(0) }, shot, SIZE, TRACE_SCALE);
      continue;
    }
    const share = frame / (count - 1);
    const along = share * (WALK_KEYS - 1);
    const first = Math.min(Math.floor(along), WALK_KEYS - 2);
    const side = (key: number) => ({ parts: parts(key), eye: eyeOf(key) });
    const mix = { from: side(first), to: side(first + 1), share: along - first };
    yield await room.frame(mix, { ...shot, eye: stepped(eyeAt(share), time) }, SIZE, TRACE_SCALE);
  }
  await room.forget();
}
