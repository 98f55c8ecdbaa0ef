// Lines drawn over the print of a room: bones, boxes and paths, as in a rig or an engine.
import { jointsOf } from '../scenes/gait.ts';
import type { Figure, Triple } from '../scenes/shot.ts';

/** Line through points of the room, with its width in pixels of a print of 1080. A single point is a dot. */
export interface Line {
  through: readonly Triple[];
  color: 'text' | 'accent';
  width: number;
  /** Defaults to 1. */
  opacity?: number;
}

type Pen = Omit<Line, 'through'>;

const mix = (a: Triple, b: Triple, share: number): Triple => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Returns the twelve edges of a box between two opposite corners. */
export function boxAround([x0, y0, z0]: Triple, [x1, y1, z1]: Triple, pen: Pen): Line[] {
  const corner = (bits: number): Triple => [bits & 1 ? x1 : x0, bits & 2 ? y1 : y0, bits & 4 ? z1 : z0];
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((from) =>
    [1, 2, 4]
      .filter((axis) => (from & axis) === 0)
      .map((axis) => ({ ...pen, through: [corner(from), corner(from | axis)] })),
  );
}

/** Returns a circle on the floor. */
export const ringAt = ([x, y, z]: Triple, radius: number, pen: Pen): Line => ({
  ...pen,
  through: Array.from({ length: 49 }, (_, index): Triple => {
    const angle = (index / 48) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
  }),
});

/** Returns a bone as rigs draw it: two pyramids on one square, the short one at the joint about which the bone turns. */
function bone(from: Triple, to: Triple, thick: number, pen: Pen): Line[] {
  const middle = mix(from, to, 0.16);
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const length = Math.hypot(...way);
  // `a` is perpendicular to the bone, and `b` to both.
  const flat = Math.hypot(way[0], way[1]) || 1;
  const a: Triple = [(way[1] / flat) * thick, (-way[0] / flat) * thick, 0];
  const b: Triple = [
    (way[1] * a[2] - way[2] * a[1]) / length,
    (way[2] * a[0] - way[0] * a[2]) / length,
    (way[0] * a[1] - way[1] * a[0]) / length,
  ];
  const [first, ...others] = [a, b, a.map((one) => -one), b.map((one) => -one)].map((side): Triple => [
    middle[0] + (side[0] ?? 0),
    middle[1] + (side[1] ?? 0),
    middle[2] + (side[2] ?? 0),
  ]);
  if (!first) return [];
  const edges = [first, ...others].map((corner) => ({ ...pen, through: [from, corner, to] }));
  return [...edges, { ...pen, through: [first, ...others, first] }];
}

/** Bones of the protagonist: the joint that each rotates around, the joint at its end (numbered as in `gait.ts`), and its thickness. */
const BONES = [
  [0, 1, 0.035],
  [1, 2, 0.03],
  [1, 7, 0.022],
  [7, 8, 0.028],
  [8, 9, 0.024],
  [1, 10, 0.022],
  [10, 11, 0.028],
  [11, 12, 0.024],
  [0, 3, 0.036],
  [3, 4, 0.03],
  [0, 5, 0.036],
  [5, 6, 0.03],
] as const;

/** Converts a point relative to her, such as a joint, to its position in the room. */
export function inRoom([x, y, z]: Triple, { at, turn = 0 }: Figure): Triple {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [at[0] + cos * x - sin * z, at[1] + y, at[2] + sin * x + cos * z];
}

/** Returns the protagonist's skeleton in the room: bones, joints, and the ring on the floor that controls them. */
export function skeletonOf(figure: Figure, pen: Pen): Line[] {
  const joints = jointsOf(figure)
    .slice(0, 13)
    .map((joint) => inRoom(joint, figure));
  const at = (index: number): Triple => joints[index] ?? figure.at;
  const feet = [4, 6].flatMap((ankle) => {
    const [x = 0, y = 0, z = 0] = jointsOf(figure)[ankle] ?? [];
    return bone(at(ankle), inRoom([x, y - 0.06, z + 0.15], figure), 0.024, pen);
  });
  return [
    ...BONES.flatMap(([from, to, thick]) => bone(at(from), at(to), thick, pen)),
    ...feet,
    ...joints.map((joint) => ({ ...pen, width: 10, through: [joint] })),
    ringAt(figure.at, 0.42, { ...pen, color: 'accent' }),
  ];
}
