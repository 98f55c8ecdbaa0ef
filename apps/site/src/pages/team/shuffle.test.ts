import { describe, expect, it } from 'vitest';
import { shuffle } from './shuffle.ts';

const items = Array.from({ length: 12 }, (_, index) => index);

describe('shuffle', () => {
  it('returns the same order for the same seed and a different one for another', () => {
    expect(shuffle(items, 7)).toEqual(shuffle(items, 7));
    expect(shuffle(items, 7)).not.toEqual(shuffle(items, 8));
  });

  it('keeps all items and does not modify its input', () => {
    const copy = [...items];
    expect(shuffle(items, 3).toSorted((a, b) => a - b)).toEqual(items);
    expect(items).toEqual(copy);
  });

  it('accepts empty and single-item lists', () => {
    expect(shuffle([], 1)).toEqual([]);
    expect(shuffle(['one'], 1)).toEqual(['one']);
  });

  // Spec 8.3
  it('returns all orders equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const order = shuffle(['a', 'b', 'c'], seed).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
