import type { PictureImage } from '../picture/index.js';

/** Pictures for fixtures; the files are the site's, which Storybook serves. */
export const samplePictures = {
  forest: {
    path: '/images/forest',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoQAAkAB0CWJaQAAlxVtnG0AAD+5Z8Sgu/4BlR6jiuIVuQAAAA=',
  },
  stairs: {
    path: '/images/stairs',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoQAAkAB0CWJaQAAheenQAA/tlZ7tFit1VMt7RgAAA=',
  },
  basement: {
    path: '/images/basement',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoQAAkAB0CWJZwAAex+r4oAAP7QyY3MaDgzqoPOeCbNm10AAAA=',
  },
  environment: {
    path: '/images/position-environment',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoQAAkAB0CWJaQAAh2twMAA/uNFi1OEte9LY5V4AAA=',
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
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoQAAkAB0CWJaQAApL/AfIAAP7o8PXuBKpyfQtW51cAAA==',
  },
  corridorUpright: {
    path: '/images/corridor-upright',
    width: 576,
    height: 1080,
    widths: [480, 576],
  },
  clay: {
    path: '/images/position-prop',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoQAAkAB0CWJaQAAuQtOtAAAP7QtTZlX4HKJKFhIAAAAA==',
  },
  contour: {
    path: '/images/position-rigger',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1920],
    placeholder:
      'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAACQAQCdASoQAAkAB0CWJaQAAhqpqAAA/uNFDyn1Ow8RYAAA',
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
