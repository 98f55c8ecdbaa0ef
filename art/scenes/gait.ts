// Positions of the protagonist's joints at a moment of her gait, for `glsl/heroine.glsl`.
import type { Figure, Triple } from './shot.ts';

const THIGH = 0.4;
const SHIN = 0.39;
const UPPER_ARM = 0.25;
const FOREARM = 0.23;
/** Height of an ankle over its sole. */
const ANKLE = 0.08;
/** Share of a cycle that a foot stays on the ground. */
const STANCE = 0.6;
/** Distance that a foot on the ground moves from front to back, at the widest stride. */
const REACH = 0.58;

/** Returns the distance that she covers in one cycle of two steps. At this pace no foot slides. */
export const cycleLength = (stride: number): number => (REACH * stride) / STANCE;

/** Rise of an ankle when the toes leave the ground, at the widest stride. */
const HEEL = 0.055;

const TURN = 2 * Math.PI;
const smooth = (x: number) => x * x * (3 - 2 * x);
const between = (from: number, to: number, share: number) => from + (to - from) * share;
const fract = (x: number) => x - Math.floor(x);
const add = ([a, b, c]: Triple, [x, y, z]: Triple): Triple => [a + x, b + y, c + z];

/** Returns a foot at a moment of its own cycle: distance ahead, height, and downward tilt of the toes. */
function footAt(phase: number, stride: number) {
  const at = fract(phase);
  const half = (REACH * stride) / 2;
  if (at < STANCE) {
    const share = at / STANCE;
    // The heel strikes first and leaves first.
    const tilt = -0.3 * (1 - smooth(Math.min(1, share * 6))) + 0.62 * smooth(Math.max(0, share * 4 - 3));
    return {
      z: between(half, -half, share),
      lift: HEEL * smooth(Math.max(0, share * 4 - 3)) * stride,
      tilt: tilt * stride,
    };
  }
  const share = (at - STANCE) / (1 - STANCE);
  return {
    z: between(-half, half, smooth(share)),
    lift: (HEEL * (1 - share) ** 2 + 0.06 * Math.sin(Math.PI * share) ** 1.5) * stride,
    tilt: between(0.62, -0.3, smooth(share)) * stride,
  };
}

/** Returns the joint between two bones from their outer ends. It bends towards `side` of z. */
function bend(from: Triple, to: Triple, first: number, second: number, side: number): Triple {
  const [y, z] = [to[1] - from[1], to[2] - from[2]];
  const whole = Math.min(Math.hypot(y, z), (first + second) * 0.999);
  const angle = Math.acos((first ** 2 + whole ** 2 - second ** 2) / (2 * first * whole));
  const way = Math.atan2(z, -y) + side * angle;
  return [(from[0] + to[0]) / 2, from[1] - first * Math.cos(way), from[2] + first * Math.sin(way)];
}

/**
 * Returns her joints in metres, with her feet at the origin and her face along z: pelvis, neck and head, then knee and ankle of each
 * leg, then shoulder, elbow and hand of each arm, and the flame of her lamp. The last entry has the tilts of her feet and the sway of
 * her hem.
 */
export function jointsOf({ stride = 0, phase = 0.1 }: Pick<Figure, 'stride' | 'phase'>): readonly Triple[] {
  const swing = TURN * phase;
  // The body is highest over a straight leg. It leans over the foot that carries it, and always a little forward.
  const rise = 0.016 * stride * Math.cos(2 * (swing - TURN * 0.3));
  const lean = 0.012 * stride * Math.sin(swing + 0.4);
  const twist = 0.05 * stride * Math.cos(swing);
  const pelvis: Triple = [-lean, 0.815 + rise - 0.02 * stride, 0];
  const neck = add(pelvis, [0.4 * lean, 0.468, 0.115 + 0.006 * stride * Math.sin(2 * swing)]);
  const head = add(neck, [0.2 * lean, 0.145, 0.07]);
  const left = footAt(phase, stride);
  const right = footAt(phase + 0.5, stride);
  const stand = 1 - stride;
  const leftAnkle: Triple = [-0.085, ANKLE + left.lift, left.z + 0.05 * stand];
  const rightAnkle: Triple = [0.085, ANKLE + right.lift, right.z - 0.06 * stand];
  const knee = (ankle: Triple, x: number) => bend(add(pelvis, [x, -0.02, 0]), ankle, THIGH, SHIN, 1);
  const leftShoulder = add(neck, [-0.15, -0.075, -twist * 0.6]);
  const rightShoulder = add(neck, [0.15, -0.08, twist * 0.6]);
  // The left arm swings against its leg. The right one carries the lamp low and a little ahead, and hardly swings.
  const leftHand = add(leftShoulder, [-0.1, -0.43, 0.06 - 0.17 * stride * Math.cos(swing)]);
  const rightHand = add(rightShoulder, [0.17, -0.4 + 0.5 * rise, 0.19 + 0.045 * stride * Math.cos(swing)]);
  const lamp = add(rightHand, [
    0.012 * stride * Math.sin(swing - 0.9),
    -0.25,
    0.03 * stride * Math.cos(swing - 0.9),
  ]);
  return [
    pelvis,
    neck,
    head,
    knee(leftAnkle, -0.085),
    leftAnkle,
    knee(rightAnkle, 0.085),
    rightAnkle,
    leftShoulder,
    bend(leftShoulder, leftHand, UPPER_ARM, FOREARM, -1),
    leftHand,
    rightShoulder,
    bend(rightShoulder, rightHand, UPPER_ARM, FOREARM, -1),
    rightHand,
    lamp,
    [left.tilt, right.tilt, 0.5 * (left.z + right.z) + 0.03 * stride * Math.cos(swing)],
  ];
}
