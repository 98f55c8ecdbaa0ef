import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterKey,
  isDoubleTap,
  isTap,
  MAX_SCALE,
  PAN_STEP,
  panBy,
  percentOf,
  pinch,
  SCALE_STEP,
  scaleTo,
} from './lightbox-zoom.logic.js';

const whole = { scale: 1, x: 0, y: 0 };
/** As wide as the stage, with dark above and below. */
const sizes = { stage: { x: 1000, y: 800 }, picture: { x: 1000, y: 500 } };

describe('magnifying', () => {
  it('stays between the whole picture and four times', () => {
    expect(scaleTo(whole, 0.2, sizes).scale).toBe(1);
    expect(scaleTo(whole, 99, sizes).scale).toBe(MAX_SCALE);
  });

  it('leaves what was under the point where it was', () => {
    const point = { x: 120, y: 40 };
    const next = scaleTo(whole, 2.5, sizes, point);
    // Where the point of the picture that was there is drawn now.
    expect({ x: next.x + point.x * next.scale, y: next.y + point.y * next.scale }).toEqual(point);
  });

  it('leaves no gap at an edge that the picture reaches, and centres it where it does not', () => {
    const next = scaleTo(whole, 1.5, sizes, { x: 500, y: 250 });
    expect([next.x, Math.abs(next.y)]).toEqual([-250, 0]);
  });

  it('comes back to the whole picture exactly', () => {
    const points = fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -400, max: 400 }),
    });
    const scales = fc.double({ min: 1, max: MAX_SCALE, noNaN: true });
    fc.assert(
      fc.property(points, scales, (point, scale) => {
        const back = scaleTo(scaleTo(whole, scale, sizes, point), 1, sizes, point);
        expect(back.scale).toBe(1);
        expect([Math.abs(back.x), Math.abs(back.y)]).toEqual([0, 0]);
      }),
    );
  });
});

describe('looking around', () => {
  const magnified = { scale: 2, x: 0, y: 0 };

  it('ends at the edges of the picture', () => {
    expect(panBy(magnified, 9999, -9999, sizes)).toEqual({ scale: 2, x: 500, y: -100 });
  });

  it('follows the arrows: the view goes where they point', () => {
    expect(afterKey('ArrowRight', magnified, sizes)).toEqual({ scale: 2, x: -PAN_STEP, y: 0 });
    expect(afterKey('ArrowLeft', magnified, sizes)).toEqual({ scale: 2, x: PAN_STEP, y: 0 });
    expect(afterKey('ArrowDown', magnified, sizes)).toEqual({ scale: 2, x: 0, y: -PAN_STEP });
    expect(afterKey('ArrowUp', magnified, sizes)).toEqual({ scale: 2, x: 0, y: PAN_STEP });
  });

  it('leaves the arrows to the lightbox while the whole picture is seen', () => {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])
      expect(afterKey(key, whole, sizes)).toBeUndefined();
  });
});

describe('the keys', () => {
  it.each([
    ['+', 1 + SCALE_STEP],
    ['=', 1 + SCALE_STEP],
    ['-', 1],
    ['0', 1],
  ])('%s leads from the whole picture to %d', (key, scale) => {
    expect(afterKey(key, whole, sizes)?.scale).toBe(scale);
  });

  it('are no others', () => {
    for (const key of ['Home', 'End', 'Escape', 'Tab', 'a', '1'])
      expect(afterKey(key, { scale: 2, x: 0, y: 0 }, sizes)).toBeUndefined();
  });
});

describe('a pinch', () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;

  it('magnifies as the fingers part', () => {
    expect(
      pinch(
        whole,
        before,
        [
          { x: -100, y: 0 },
          { x: 100, y: 0 },
        ],
        sizes,
      ),
    ).toEqual({ scale: 2, x: 0, y: 0 });
  });

  it('moves with them', () => {
    const next = pinch(
      whole,
      before,
      [
        { x: -70, y: 10 },
        { x: 130, y: 10 },
      ],
      sizes,
    );
    expect(next).toEqual({ scale: 2, x: 30, y: 10 });
  });

  it('bears fingers at one place', () => {
    const place = { x: 0, y: 0 };
    expect(pinch(whole, [place, place], before, sizes).scale).toBe(MAX_SCALE);
    expect(pinch(whole, before, [place, place], sizes).scale).toBe(1);
  });
});

describe('taps', () => {
  const first = { x: 0, y: 0, time: 1000 };

  it('are one double tap when they are close in time and place', () => {
    expect(isDoubleTap(first, { x: 5, y: 5, time: 1300 })).toBe(true);
    expect(isDoubleTap(first, { x: 5, y: 5, time: 1301 })).toBe(false);
    expect(isDoubleTap(first, { x: 25, y: 0, time: 1100 })).toBe(false);
    expect(isDoubleTap(null, first)).toBe(false);
  });

  it('end where they began', () => {
    expect(isTap(first, { x: 12, y: 0 })).toBe(true);
    expect(isTap(first, { x: 13, y: 0 })).toBe(false);
  });
});

it('tells a scale in percent', () => {
  expect([1, 1.5, 4, 1.236].map(percentOf)).toEqual([100, 150, 400, 124]);
});
