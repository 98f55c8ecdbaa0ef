import { describe, expect, it } from 'vitest';
import { flatPicture, pictureName } from './serve.ts';

describe('a photograph', () => {
  it.each([
    ['/images/forest-960.avif', 'forest'],
    ['/images/portrait-103-480.webp', 'portrait-103'],
    ['/images/forest.png', 'forest'],
    ['/images/partner-mark.svg', undefined],
    ['/icon-192.png', undefined],
  ])('%s is %s', (path, name) => {
    expect(pictureName(path)).toBe(name);
  });

  it('is drawn as its tone, in its shape', () => {
    expect(flatPicture({ width: 4, height: 3, tone: '#0b0c0c' })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="#0b0c0c"/></svg>',
    );
  });
});
