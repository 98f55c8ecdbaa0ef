import type { PictureImage } from '../picture/index.js';

/** Pictures for fixtures; the files are the site's, which Storybook serves. */
export const samplePictures = {
  forest: {
    path: '/images/forest',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoQAAkAB0CWJaQAAlxVt9oIAAD+5Z8Sgu/4BlR6jiuMpgAA',
  },
  stairs: {
    path: '/images/stairs',
    width: 1280,
    height: 720,
    widths: [480, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoQAAkAB0CWJaQAAheenQAA/tlZ7tFit1VMt7RgAAA=',
  },
  basement: {
    path: '/images/basement',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAABwAQCdASoQAAkAB0CWJZwAAWp56AD+0MmUOQ4s9Gnv7aWKV4/4i4AAAAA=',
  },
  environment: {
    path: '/images/strip-environment',
    width: 1920,
    height: 800,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoQAAcAB0CWJaQAAh9zpOAAAP7cWb/BEFYZfKAAAAA=',
  },
  darkroom: {
    path: '/images/darkroom',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoQAAkAB0CWJbACdAFAAAD+7h+oHLT0/0WdqfwQqn6q1wAA',
  },
  corridor: {
    path: '/images/corridor',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoQAAkAB0CWJaQAApL+/GwAAP7o8PXuBKpyfSc2bkMl0AAA',
  },
  clay: {
    path: '/images/m-clay-basement',
    width: 1280,
    height: 720,
    widths: [480, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRiwAAABXRUJQVlA4ICAAAACwAQCdASoQAAkAB0CWJZwAAudNU+5AAP6pktY+8AAAAA==',
  },
  contour: {
    path: '/images/m-contour',
    width: 1280,
    height: 720,
    widths: [480, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAACQAQCdASoQAAkAB0CWJaQAAp0isHAA/uM49GtsandP5AAA',
  },
  portrait: {
    path: '/images/portrait-7',
    width: 640,
    height: 800,
    widths: [480, 640],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAgCdASoQABQAP3Ggxli0q6ejsAgCkC4JaQAAO5u3AADvb4EYCKtD0hLSUV8Tvu6+caEAAAA=',
  },
} satisfies Record<string, PictureImage>;
