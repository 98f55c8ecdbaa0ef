// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counterText,
  existingIndex,
  indexAfter,
  indicesAround,
  isBackdrop,
  sizesOf,
} from './lightbox.logic.js';
import { stepOfKey } from './use-lightbox-keys.js';
import { stepOfSwipe, SWIPE_DISTANCE } from './use-swipe.js';

describe('existingIndex', () => {
  it.each([
    [null, 3, null],
    [0, 0, null],
    [0, 3, 0],
    [7, 3, 2],
    [-1, 3, 0],
    [1.7, 3, 1],
    [Number.NaN, 3, 0],
  ])('returns for %s of %d the nearest index, %s', (index, total, expected) => {
    expect(existingIndex(index, total)).toBe(expected);
  });
});

describe('indexAfter', () => {
  it('stays at an end without wrap', () => {
    expect(indexAfter('next', 28, 29, false)).toBe(28);
    expect(indexAfter('previous', 0, 29, false)).toBe(0);
  });

  it('wraps at the ends', () => {
    expect(indexAfter('next', 28, 29, true)).toBe(0);
    expect(indexAfter('previous', 0, 29, true)).toBe(28);
  });

  it('returns an existing index, from which the opposite step leads back', () => {
    const totals = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(totals, fc.nat(), (total, from) => {
        const index = from % total;
        const next = indexAfter('next', index, total, true);
        expect(existingIndex(next, total)).toBe(next);
        expect(indexAfter('previous', next, total, true)).toBe(index);
      }),
    );
  });
});

describe('stepOfKey', () => {
  it.each([
    ['ArrowLeft', 'previous', 'next'],
    ['ArrowRight', 'next', 'previous'],
    ['Home', 'first', 'first'],
    ['End', 'last', 'last'],
    ['ArrowUp', undefined, undefined],
  ])('returns the step of %s', (key, ltr, rtl) => {
    expect([stepOfKey(key, 'ltr'), stepOfKey(key, 'rtl')]).toEqual([ltr, rtl]);
  });
});

describe('stepOfSwipe', () => {
  it.each([
    [-SWIPE_DISTANCE, 0, 'next', 'previous'],
    [SWIPE_DISTANCE, 0, 'previous', 'next'],
    [-90, -60, 'next', 'previous'],
    [-90, 61, undefined, undefined],
    [1 - SWIPE_DISTANCE, 0, undefined, undefined],
  ])('returns the step of a movement by %d, %d', (dx, dy, ltr, rtl) => {
    expect([stepOfSwipe(dx, dy, 'ltr'), stepOfSwipe(dx, dy, 'rtl')]).toEqual([ltr, rtl]);
  });
});

describe('indicesAround', () => {
  it.each([
    [3, 29, true, [2, 3, 4]],
    [0, 29, true, [0, 1, 28]],
    [0, 29, false, [0, 1]],
    [0, 2, true, [0, 1]],
    [0, 1, true, [0]],
  ])('returns the neighbours of %d of %d once (wrap: %s)', (index, total, wrap, expected) => {
    expect(indicesAround(index, total, wrap)).toEqual(expected);
  });
});

it.each([
  [6, 29, '07 / 29'],
  [0, 5, '01 / 05'],
  [6, 130, '007 / 130'],
])('counts %d of %d with the same number of digits', (index, total, text) => {
  expect(counterText(index, total)).toBe(text);
});

it('requests a file as large as the zoomed picture', () => {
  const image = { src: '/a.jpg', width: 1600, height: 900 };
  expect(sizesOf(image, 1)).toBe('min(100vw, 178vh)');
  expect(sizesOf(image, 1.5)).toBe('calc(2 * min(100vw, 178vh))');
});

it('counts the space around the picture as backdrop, not the picture, a caption or a button', () => {
  document.body.innerHTML =
    '<button><div class="gloam-lightbox"><div class="gloam-lightbox-stage"><picture></picture></div><p></p></div></button>';
  const hits = ['.gloam-lightbox', '.gloam-lightbox-stage', 'picture', 'p', 'button'].map((selector) =>
    isBackdrop(document.querySelector(selector)),
  );
  expect(hits).toEqual([true, true, false, false, false]);
});
