import { describe, expect, it } from 'vitest';
import { calm } from './calm.ts';
import { boxes, colour } from './testing.ts';

const GROUND = '#0b0d0e';
const stem = { left: 4, top: 2, width: 1, height: 6, hex: '#ece9e2' };

describe('a calm picture', () => {
  it('keeps areas, lines and stems to the last step of their colour', () => {
    const picture = boxes(12, 12, [stem, { left: 0, top: 10, width: 12, height: 1, hex: '#2a3034' }]);
    expect(calm(picture).pixels).toEqual(picture.pixels);
  });

  it('gives the rim of a letter the nearer of the colours beside it', () => {
    const rim = (hex: string) => ({ left: 5, top: 4, width: 1, height: 1, hex });
    const rimOf = (hex: string) => calm(boxes(12, 12, [stem, rim(hex)])).pixels[4 * 12 + 5];
    expect(rimOf('#303030')).toBe(colour(GROUND));
    expect(rimOf('#c8c5bf')).toBe(colour(stem.hex));
  });

  it('gives a pixel that nothing is near a grey of its brightness', () => {
    const dot = { left: 6, top: 6, width: 1, height: 1, hex: '#9b9a96' };
    expect(calm(boxes(12, 12, [dot])).pixels[6 * 12 + 6]).toBe(colour('#c0c0c0'));
  });

  it('is as calm as it gets', () => {
    const once = calm(boxes(12, 12, [stem, { left: 5, top: 4, width: 1, height: 1, hex: '#303030' }]));
    expect(calm(once).pixels).toEqual(once.pixels);
  });
});
