import { composeStories } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './digit-counter.stories.js';
import { SLIT_DIGITS } from './slit-digits.js';

const { Default } = composeStories(stories);

/** The digits of the boxes, read from their paths. */
function drawn(container: Element, paths = 'path:not([data-before])'): string {
  return [...container.querySelectorAll(paths)]
    .map((path) => SLIT_DIGITS.indexOf(path.getAttribute('d') ?? ''))
    .join('');
}

describe('DigitCounter', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  // Spec 6.2, 6.3
  it.each([
    [7, '0007', '7'],
    [2487.9, '2487', '2,487'],
    [12345, '12345', '12,345'],
    [1e21, '1000000000000000000000', '1,000,000,000,000,000,000,000'],
    [-3, '0000', '0'],
    [-0.5, '0000', '0'],
    [Number.NaN, '0000', '0'],
    [Number.POSITIVE_INFINITY, '0000', '0'],
    [undefined, '0000', '0'],
    [null, '0000', '0'],
  ])('shows %s as the digits %s and the text "%s"', (value, digits, text) => {
    const { container } = render(<Default value={value} />);
    expect(drawn(container)).toBe(digits);
    expect(container).toHaveTextContent(text);
  });

  it('shows the digits in the HTML from the server', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Default />);
    expect(drawn(container)).toBe('2487');
    expect(container.firstElementChild).toHaveAttribute('data-state', 'still');
  });

  it('draws the earlier digit behind each digit that changes', () => {
    const { container, rerender } = render(<Default />);
    expect(drawn(container, '[data-before]')).toBe('');
    rerender(<Default value={2497} />);
    expect(drawn(container)).toBe('2497');
    expect(drawn(container, '[data-before]')).toBe('8');
    rerender(<Default value={12497} />);
    expect(drawn(container)).toBe('12497');
    expect(drawn(container, '[data-before]')).toBe('');
  });

  it('numbers its boxes from the right, so that changes start there', () => {
    const { container } = render(<Default />);
    const places = [...container.querySelectorAll<HTMLElement>('.gloam-digit')].map((box) =>
      box.style.getPropertyValue('--gloam-digit-place'),
    );
    expect(places).toEqual(['4', '3', '2', '1']);
  });

  describe('coming into view', () => {
    /** Renders the counter with an observer that reports the ratios it is given. */
    function observe() {
      let report: (intersectionRatio: number) => void = () => undefined;
      const disconnect = vi.fn();
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          observe = vi.fn();
          disconnect = disconnect;
          constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
            report = (intersectionRatio) => {
              act(() => {
                callback([{ intersectionRatio }]);
              });
            };
          }
        },
      );
      const { container } = render(<Default value={2087} />);
      const state = () => container.firstElementChild?.getAttribute('data-state');
      return { report: (ratio: number) => report(ratio), state, disconnect, container };
    }

    it('leaves digits alone that are on screen from the start', () => {
      const { report, state, disconnect, container } = observe();
      report(0.2);
      expect(state()).toBe('still');
      expect(drawn(container, '[data-before]')).toBe('');
      expect(disconnect).toHaveBeenCalledOnce();
    });

    it('waits below the fold as zeros until half of it is in view', () => {
      const { report, state, disconnect, container } = observe();
      report(0);
      expect(state()).toBe('waiting');
      expect(drawn(container, '[data-before]')).toBe('000');
      expect(drawn(container)).toBe('2087');
      expect(container).toHaveTextContent('2,087');
      report(0.1);
      expect(state()).toBe('waiting');
      report(0.6);
      expect(state()).toBe('seen');
      expect(disconnect).toHaveBeenCalledOnce();
    });
  });
});
