// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AT_REST,
  CLOSED,
  counterText,
  existingIndex,
  indexAfter,
  indicesAround,
  isBackdrop,
  sizesOf,
  stepOfKey,
  viewAfter,
} from './lightbox.logic.js';
import { dimmingOf, stepOfSwipe, SWIPE_DISTANCE } from './swipe.logic.js';

describe('the index that exists', () => {
  it.each([
    [null, 3, null],
    [0, 0, null],
    [0, 3, 0],
    [7, 3, 2],
    [-1, 3, 0],
    [1.7, 3, 1],
    [Number.NaN, 3, 0],
  ])('for %s of %d is %s', (index, total, expected) => {
    expect(existingIndex(index, total)).toBe(expected);
  });
});

describe('a step', () => {
  it('goes round the ends', () => {
    expect(indexAfter('next', 28, 29, true)).toBe(0);
    expect(indexAfter('previous', 0, 29, true)).toBe(28);
  });

  it('stays at an end that does not wrap', () => {
    expect(indexAfter('next', 28, 29, false)).toBe(28);
    expect(indexAfter('previous', 0, 29, false)).toBe(0);
  });

  it('leads to a picture that exists, and the opposite one back', () => {
    const totals = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(totals, fc.nat(), (total, from) => {
        const index = from % total;
        const next = indexAfter('next', index, total, true);
        expect(existingIndex(next, total)).toBe(next);
        expect(indexAfter('previous', next, total, true)).toBe(index);
        expect(indexAfter('first', index, total, false)).toBe(0);
        expect(indexAfter('last', index, total, false)).toBe(total - 1);
      }),
    );
  });

  it('follows the key, and the direction of the script', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowUp', 'a'];
    expect(keys.map((key) => stepOfKey(key, 'ltr'))).toEqual([
      'previous',
      'next',
      'first',
      'last',
      undefined,
      undefined,
    ]);
    expect(['ArrowLeft', 'ArrowRight'].map((key) => stepOfKey(key, 'rtl'))).toEqual(['next', 'previous']);
  });
});

describe('a swipe', () => {
  it('leads on where the script leads on', () => {
    expect(stepOfSwipe(-SWIPE_DISTANCE, 0, 'ltr')).toBe('next');
    expect(stepOfSwipe(SWIPE_DISTANCE, 0, 'ltr')).toBe('previous');
    expect(stepOfSwipe(SWIPE_DISTANCE, 0, 'rtl')).toBe('next');
    expect(stepOfSwipe(-SWIPE_DISTANCE, 0, 'rtl')).toBe('previous');
  });

  it('has to be long, and more aside than up or down', () => {
    expect(stepOfSwipe(1 - SWIPE_DISTANCE, 0, 'ltr')).toBeUndefined();
    expect(stepOfSwipe(-90, 61, 'ltr')).toBeUndefined();
    expect(stepOfSwipe(-90, -60, 'ltr')).toBe('next');
  });

  it('takes more light the longer it is, never all', () => {
    expect(dimmingOf(0)).toBe(0);
    expect(dimmingOf(-SWIPE_DISTANCE)).toBe(dimmingOf(SWIPE_DISTANCE));
    expect(dimmingOf(10)).toBeLessThan(dimmingOf(20));
    expect(dimmingOf(9999)).toBe(0.5);
  });
});

describe('the pictures in the page', () => {
  it('are the one shown and its two neighbours', () => {
    expect(indicesAround(3, 29, true)).toEqual([2, 3, 4]);
    expect(indicesAround(0, 29, true)).toEqual([0, 1, 28]);
    expect(indicesAround(0, 29, false)).toEqual([0, 1]);
  });

  it('are each there once', () => {
    expect(indicesAround(0, 2, true)).toEqual([0, 1]);
    expect(indicesAround(0, 1, true)).toEqual([0]);
  });
});

describe('what is written', () => {
  it('counts with as many digits at the start as at the end', () => {
    expect(counterText(6, 29)).toBe('07 / 29');
    expect(counterText(0, 5)).toBe('01 / 05');
    expect(counterText(6, 130)).toBe('007 / 130');
  });

  it('asks for a file as large as the picture is drawn', () => {
    const image = { src: '/a.jpg', width: 1600, height: 900 };
    expect(sizesOf(image, 1)).toBe('min(100vw, 178vh)');
    expect(sizesOf(image, 1.5)).toBe('calc(2 * min(100vw, 178vh))');
  });
});

describe('what is remembered', () => {
  const opened = viewAfter(CLOSED, 4);
  const moved = { ...opened, transform: { scale: 2, x: 9, y: 9 } };

  it('announces a step, but not the opening', () => {
    expect(opened).toEqual({ index: 4, shown: 4, stepped: false, transform: AT_REST });
    expect(viewAfter(opened, 5)).toMatchObject({ shown: 5, stepped: true });
  });

  it('shows the next picture whole', () => {
    expect(viewAfter(moved, 5).transform).toBe(AT_REST);
  });

  it('keeps the picture while the lightbox fades out, and forgets the step', () => {
    const closed = viewAfter(viewAfter(opened, 5), null);
    expect(closed).toMatchObject({ index: null, shown: 5, stepped: false });
    expect(viewAfter(closed, 5).stepped).toBe(false);
  });
});

describe('the dark', () => {
  it('is the room around the picture, not the picture, a button or a caption', () => {
    document.body.innerHTML =
      '<button><div class="gloam-lightbox"><div class="gloam-lightbox-stage"><picture></picture></div><p></p></div></button>';
    const hits = ['.gloam-lightbox', '.gloam-lightbox-stage', 'picture', 'p', 'button'].map((selector) =>
      isBackdrop(document.querySelector(selector)),
    );
    expect(hits).toEqual([true, true, false, false, false]);
    expect(isBackdrop(null)).toBe(false);
  });
});
