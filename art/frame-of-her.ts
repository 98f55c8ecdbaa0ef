// Finds the part of a frame with the protagonist, so that only that part is rendered with her.
import type { Exposable, Figure, Triple, View } from './scenes/shot.ts';
import type { Size } from './shots/picture.ts';

/** Part of a frame in pixels, from its lower left corner. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** Bounds of her and her lamp around her centre: half of their width, and their height. */
const REACH = { across: 0.62, height: 1.72 };
/** Granularity of box sizes. Few different sizes are cheaper to allocate. */
const STEP = 16;

const turned = (x: number, y: number, angle: number): [number, number] => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/**
 * Projects a point of the room into the frame, in units of its height from the centre. Returns `undefined` for points behind the camera.
 */
export function seenAt(
  point: Triple,
  { eye, yaw = 0, pitch = 0, lens, shift: [right, up] = [0, 0] }: View,
): readonly [number, number] | undefined {
  // Applies rotations in the reverse order of the rays: yaw first.
  const [x, level] = turned(point[0] - eye[0], point[2] - eye[2], yaw);
  const [y, z] = turned(point[1] - eye[1], level, pitch);
  if (z < 0.05) return undefined;
  return [(x / z) * lens - right, (y / z) * lens - up];
}

/** Returns the part of a frame with her, or the whole frame if she is too near. */
export function boxOf(shot: Exposable, { width, height }: Size): Box {
  const { at } = figureOf(shot);
  const corners = [-1, 1].flatMap((x) =>
    [-0.1, REACH.height].flatMap((y) =>
      [-1, 1].map((z): Triple => [at[0] + x * REACH.across, at[1] + y, at[2] + z * REACH.across]),
    ),
  );
  const seen = corners.map((corner) => seenAt(corner, shot));
  const span = (axis: 0 | 1, size: number): [number, number] => {
    const places = seen.map((place) => place?.[axis]);
    if (places.includes(undefined)) return [0, size];
    const pixels = places.map((place = 0) => place * height + size / 2);
    const from = Math.max(0, Math.floor(Math.min(...pixels)));
    const to = Math.min(size, Math.ceil(Math.max(...pixels)));
    if (to - from < STEP) return [0, STEP];
    const least = Math.min(size, Math.ceil((to - from) / STEP) * STEP);
    const start = Math.min(from, size - least);
    return [start, start + least];
  };
  const [left, right] = span(0, width);
  const [bottom, top] = span(1, height);
  return { x: left, y: bottom, width: right - left, height: top - bottom };
}

/** Returns the shot as seen by a camera with only a part of the frame. Uses the same rays. */
export function within(shot: Exposable, { width, height }: Size, box: Box): Exposable {
  const [right, up] = shot.shift ?? [0, 0];
  const scale = height / box.height;
  const x = (box.x + box.width / 2 - width / 2) / height + right;
  const y = (box.y + box.height / 2 - height / 2) / height + up;
  return { ...shot, lens: shot.lens * scale, shift: [x * scale, y * scale] };
}

function figureOf({ figure }: Exposable): Figure {
  if (!figure) throw new Error('This shot has no figure.');
  return figure;
}
