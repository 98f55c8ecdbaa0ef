import { describe, expect, it } from 'vitest';
import { boxOf, seenAt, within } from './frame-of-her.ts';
import { shotOf } from './scenes/index.ts';
import type { Triple } from './scenes/shot.ts';

const FRAME = { width: 704, height: 396 };
const SHOT = shotOf({
  scene: 'corridor',
  yaw: 0.1,
  pitch: 0.05,
  figure: { who: 'heroine', at: [0.2, 0, 5] },
});

describe('boxOf', () => {
  it('contains her from her soles to her hood', () => {
    const box = boxOf(SHOT, FRAME);
    for (const point of [
      [0.2, 0, 5],
      [0.2, 1.6, 5.1],
      [-0.15, 0.8, 5],
      [0.6, 0.5, 5.2],
    ] as Triple[]) {
      const [x, y] = seenAt(point, SHOT) ?? [NaN, NaN];
      expect(x * FRAME.height + FRAME.width / 2).toBeGreaterThan(box.x);
      expect(x * FRAME.height + FRAME.width / 2).toBeLessThan(box.x + box.width);
      expect(y * FRAME.height + FRAME.height / 2).toBeGreaterThan(box.y);
      expect(y * FRAME.height + FRAME.height / 2).toBeLessThan(box.y + box.height);
    }
  });

  it('uses the same rays as the whole frame', () => {
    const box = boxOf(SHOT, FRAME);
    const part = within(SHOT, FRAME, box);
    const [x, y] = seenAt([0.3, 1, 5], SHOT) ?? [NaN, NaN];
    const [partX, partY] = seenAt([0.3, 1, 5], part) ?? [NaN, NaN];
    expect(partX * box.height + box.width / 2).toBeCloseTo(x * FRAME.height + FRAME.width / 2 - box.x, 6);
    expect(partY * box.height + box.height / 2).toBeCloseTo(y * FRAME.height + FRAME.height / 2 - box.y, 6);
  });

  it('is clipped to the frame, and covers all of it if she is next to the camera', () => {
    const near = shotOf({ scene: 'corridor', figure: { who: 'heroine', at: [0.2, 0, -0.6] } });
    expect(boxOf(near, FRAME)).toEqual({ x: 0, y: 0, ...FRAME });
    const { x, y, width, height } = boxOf(
      shotOf({ scene: 'corridor', figure: { who: 'heroine', at: [2.2, 0, 2] } }),
      FRAME,
    );
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(FRAME.width);
    expect(y + height).toBeLessThanOrEqual(FRAME.height);
  });

  it('projects nothing behind the camera', () => {
    expect(seenAt([0, 1, -3], SHOT)).toBeUndefined();
  });
});
