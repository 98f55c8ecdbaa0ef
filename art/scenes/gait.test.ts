import { describe, expect, it } from 'vitest';
import { cycleLength, jointsOf } from './gait.ts';
import type { Triple } from './shot.ts';

const [PELVIS, LEFT_KNEE, LEFT_ANKLE, RIGHT_KNEE, RIGHT_ANKLE] = [0, 3, 4, 5, 6];
const [RIGHT_HAND, LAMP] = [12, 13];

const joint = (phase: number, index: number, stride = 0.8): Triple => {
  const found = jointsOf({ stride, phase })[index];
  if (!found) throw new Error(`There is no joint ${String(index)}.`);
  return found;
};
const moments = Array.from({ length: 40 }, (_, index) => index / 40);
const apart = (a: Triple, b: Triple) => Math.hypot(a[1] - b[1], a[2] - b[2]);

describe('her gait', () => {
  it('keeps a planted foot in place', () => {
    // While a foot carries her, she gets ahead as fast as it falls behind.
    const placed = moments
      .filter((phase) => phase < 0.6)
      .map((phase) => joint(phase, LEFT_ANKLE)[2] + phase * cycleLength(0.8));
    expect(Math.max(...placed) - Math.min(...placed)).toBeLessThan(1e-9);
  });

  it('has bones that keep their lengths', () => {
    for (const phase of moments)
      for (const [knee, ankle] of [
        [LEFT_KNEE, LEFT_ANKLE],
        [RIGHT_KNEE, RIGHT_ANKLE],
      ] as const)
        expect(apart(joint(phase, knee), joint(phase, ankle))).toBeCloseTo(0.39, 1);
  });

  it('never steps into the floor, and bends knees forwards only', () => {
    for (const phase of moments) {
      expect(joint(phase, LEFT_ANKLE)[1]).toBeGreaterThanOrEqual(0.08);
      const hip = joint(phase, PELVIS);
      const ankle = joint(phase, LEFT_ANKLE);
      expect(joint(phase, LEFT_KNEE)[2]).toBeGreaterThan((hip[2] + ankle[2]) / 2 - 0.01);
    }
  });

  it('repeats itself without a jump', () => {
    jointsOf({ stride: 1, phase: 0 }).forEach((place, index) => {
      joint(1, index, 1).forEach((value, axis) => {
        expect(value).toBeCloseTo(place[axis] ?? NaN, 9);
      });
      for (const phase of moments) {
        const step = joint(phase + 0.004, index, 1).map(
          (value, axis) => value - (joint(phase, index, 1)[axis] ?? 0),
        );
        expect(Math.hypot(...step)).toBeLessThan(0.06);
      }
    });
  });

  it('carries the lamp low: under the hand, above the ground, at every moment', () => {
    for (const phase of moments) {
      const [hand, lamp] = [joint(phase, RIGHT_HAND), joint(phase, LAMP)];
      expect(lamp[1]).toBeLessThan(hand[1]);
      expect(lamp[1]).toBeGreaterThan(0.3);
    }
  });
});
