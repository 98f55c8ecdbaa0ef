// Renders the frames of a clip's shot: lamps apart and mixed frame by frame, the camera between full renders.
import { shotOf } from '../scenes.mjs';

export const FPS = 24;
/** Frames are developed at three quarters of 720p; the grain is laid on at the full size, by the encoder. */
export const SIZE = { width: 960, height: 540 };
const TRACE_SCALE = 2 / 3;

const smooth = (x) => x * x * (3 - 2 * x);

/** A value at a time, between points of time and value. */
function at(points, time) {
  const next = points.findIndex(([when]) => when > time);
  if (next === 0) return points[0][1];
  if (next === -1) return points.at(-1)[1];
  const [[start, from], [end, to]] = [points[next - 1], points[next]];
  return from + (to - from) * smooth((time - start) / (end - start));
}

/** One exposure to each lamp; what shines by itself belongs to lamp 0. */
function lit(shot, name) {
  if (name === 'all') return shot;
  const lamps = shot.lamps.map((weight, index) => (String(index) === name ? weight : 0));
  return { ...shot, lamps, ambient: name === 'ambient' ? (shot.ambient ?? 1) : 0, sky: name === '0' ? 1 : 0 };
}

function cameraAt({ from, to }, share) {
  const mix = (a, b) => a + (b - a) * share;
  return {
    eye: from.eye.map((value, index) => mix(value, to.eye[index])),
    yaw: mix(from.yaw ?? 0, to.yaw ?? 0),
  };
}

/** A step is a little rise and fall. */
function stepped({ eye: [x, y, z], yaw }, time) {
  return {
    eye: [x + 0.008 * Math.sin(Math.PI * 1.7 * time), y + 0.012 * Math.sin(2 * Math.PI * 1.7 * time), z],
    yaw,
  };
}

export const framesOf = ({ seconds }) => Math.round(seconds * FPS);

/** Calls `use` with each frame as JPEG. */
export async function shoot(room, { seconds, walk, light, ...given }, use) {
  const shot = shotOf({ passes: 6, ...given, look: { ...shotOf(given).look, uGrain: 0 } });
  const names = Object.keys(light);
  const cameras = walk
    ? Array.from({ length: walk.keys }, (_, key) => cameraAt(walk, key / (walk.keys - 1)))
    : [{ eye: shot.eye, yaw: shot.yaw ?? 0 }];
  for (const [key, camera] of cameras.entries()) {
    for (const name of names)
      await room.keep(`${key}/${name}`, lit({ ...shot, ...camera }, name), SIZE, TRACE_SCALE);
  }
  const count = framesOf({ seconds });
  for (let frame = 0; frame < count; frame += 1) {
    const time = frame / FPS;
    const parts = (key) => names.map((name) => ({ key: `${key}/${name}`, weight: at(light[name], time) }));
    if (!walk) {
      await use(await room.frame({ parts: parts(0) }, shot, SIZE, TRACE_SCALE));
      continue;
    }
    const along = (frame / (count - 1)) * (walk.keys - 1);
    const first = Math.min(Math.floor(along), walk.keys - 2);
    const side = (key) => ({
      parts: parts(key),
      eye: cameras[key].eye,
      aim: [cameras[key].yaw, shot.pitch ?? 0],
    });
    const between = { from: side(first), to: side(first + 1), share: along - first };
    const camera = stepped(cameraAt(walk, frame / (count - 1)), time);
    await use(await room.frame({ walk: between }, { ...shot, ...camera }, SIZE, TRACE_SCALE));
  }
  await room.forget();
}
