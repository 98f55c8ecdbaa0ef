import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterKey,
  isDoubleTap,
  isTap,
  MAX_SCALE,
  PAN_STEP,
  panBy,
  pinch,
  SCALE_STEP,
  scaleTo,
} from './lightbox-zoom.logic.js';

const whole = { scale: 1, x: 0, y: 0 };
const zoomed = { scale: 2, x: 0, y: 0 };
/** The picture is as wide as the stage, with space above and below. */
const sizes = { stage: { x: 1000, y: 800 }, picture: { x: 1000, y: 500 } };

describe('scaleTo', () => {
  it('stays between one and four times', () => {
    expect(scaleTo(whole, 0.2, sizes).scale).toBe(1);
    expect(scaleTo(whole, 99, sizes).scale).toBe(MAX_SCALE);
  });

  it('keeps the same part of the picture under the point', () => {
    const point = { x: 120, y: 40 };
    const next = scaleTo(whole, 2.5, sizes, point);
    expect({ x: next.x + point.x * next.scale, y: next.y + point.y * next.scale }).toEqual(point);
  });

  it('leaves no gap at an edge, and centres a picture smaller than the stage', () => {
    const next = scaleTo(whole, 1.5, sizes, { x: 500, y: 250 });
    expect([next.x, Math.abs(next.y)]).toEqual([-250, 0]);
  });

  it('centres the picture again at scale 1', () => {
    const points = fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -400, max: 400 }),
    });
    const scales = fc.double({ min: 1, max: MAX_SCALE, noNaN: true });
    fc.assert(
      fc.property(points, scales, (point, scale) => {
        const back = scaleTo(scaleTo(whole, scale, sizes, point), 1, sizes, point);
        expect([back.scale, Math.abs(back.x), Math.abs(back.y)]).toEqual([1, 0, 0]);
      }),
    );
  });
});

it('pans as far as the edges of the picture', () => {
  expect(panBy(zoomed, 9999, -9999, sizes)).toEqual({ scale: 2, x: 500, y: -100 });
});

describe('afterKey', () => {
  it.each([
    ['+', { scale: 2 + SCALE_STEP }],
    ['=', { scale: 2 + SCALE_STEP }],
    ['-', { scale: 2 - SCALE_STEP }],
    ['0', whole],
    ['ArrowRight', { scale: 2, x: -PAN_STEP, y: 0 }],
    ['ArrowLeft', { scale: 2, x: PAN_STEP, y: 0 }],
    ['ArrowDown', { scale: 2, x: 0, y: -PAN_STEP }],
    ['ArrowUp', { scale: 2, x: 0, y: PAN_STEP }],
  ])('zooms or pans on %s', (key, expected) => {
    expect(afterKey(key, zoomed, sizes)).toMatchObject(expected);
  });

  it.each(['Home', 'End', 'Escape', 'Tab', 'a', '1'])('ignores %s', (key) => {
    expect(afterKey(key, zoomed, sizes)).toBeUndefined();
  });

  it.each(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])('ignores %s at scale 1', (key) => {
    expect(afterKey(key, whole, sizes)).toBeUndefined();
  });
});

describe('pinch', () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;

  it('scales and moves the picture with the fingers', () => {
    const now = [
      { x: -70, y: 10 },
      { x: 130, y: 10 },
    ] as const;
    expect(pinch(whole, before, now, sizes)).toEqual({ scale: 2, x: 30, y: 10 });
  });

  it('accepts two fingers at the same place', () => {
    const place = { x: 0, y: 0 };
    expect(pinch(whole, [place, place], before, sizes).scale).toBe(MAX_SCALE);
    expect(pinch(whole, before, [place, place], sizes).scale).toBe(1);
  });
});

describe('taps', () => {
  const first = { x: 0, y: 0, time: 1000 };

  it('are a double tap if close in time and place', () => {
    expect(isDoubleTap(first, { x: 5, y: 5, time: 1300 })).toBe(true);
    expect(isDoubleTap(first, { x: 5, y: 5, time: 1301 })).toBe(false);
    expect(isDoubleTap(first, { x: 25, y: 0, time: 1100 })).toBe(false);
    expect(isDoubleTap(null, first)).toBe(false);
  });

  it('end close to where they began', () => {
    expect(isTap(first, { x: 12, y: 0 })).toBe(true);
    expect(isTap(first, { x: 13, y: 0 })).toBe(false);
  });
});
