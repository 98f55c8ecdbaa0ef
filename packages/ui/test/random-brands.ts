import type { Brand } from '../src/cli/derive-theme.ts';

/** Returns brands of four random colours, the same on each call (mulberry32). */
export function randomBrands(count: number): readonly Brand[] {
  let state = 26;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const colour = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  return Array.from({ length: count }, () => ({
    ground: colour(),
    text: colour(),
    accent: colour(),
    danger: colour(),
  }));
}
