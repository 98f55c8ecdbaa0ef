import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DigitCounter } from './digit-counter.js';
import { countOf, digitsOf } from './digit-counter.logic.js';
import { SLIT_DIGITS } from './slit-digits.js';

const labels = { spoken: ({ value }: { value: number }) => `${String(value)} wishlists` };

/** The digits as drawn, by the path of each box. */
function drawn(container: Element, paths = 'path:not([data-before])'): string {
  return [...container.querySelectorAll(paths)]
    .map((path) => SLIT_DIGITS.indexOf(path.getAttribute('d') ?? ''))
    .join('');
}

describe('countOf', () => {
  it.each([
    [7, 7],
    [2487.9, 2487],
    [-3, 0],
    [-0.5, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [undefined, 0],
    [null, 0],
  ])('%s counts as %d', (value, expected) => {
    expect(countOf(value)).toBe(expected);
  });
});

describe('digitsOf', () => {
  // Spec 6.2
  it('fills up, and never cuts', () => {
    expect(digitsOf(7, 4)).toBe('0007');
    expect(digitsOf(12345, 4)).toBe('12345');
    expect(digitsOf(1e21, 4)).toHaveLength(22);
  });

  it('reads back as the same number', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 12 }), (count, minDigits) => {
        const digits = digitsOf(count, minDigits);
        expect(Number(digits)).toBe(count);
        expect(digits.length).toBeGreaterThanOrEqual(minDigits);
      }),
    );
  });
});

describe('DigitCounter', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('draws a box for each digit, hidden, and speaks the number', () => {
    const { container } = render(<DigitCounter value={7} labels={labels} />);
    expect(drawn(container)).toBe('0007');
    expect(container.querySelector('[aria-hidden="true"] .gloam-digit')).not.toBeNull();
    expect(screen.getByText('7 wishlists')).toBeInTheDocument();
    expect(container).toHaveTextContent(/^7 wishlists$/);
  });

  it('grows past its least number of boxes', () => {
    const { container } = render(<DigitCounter value={12345} labels={labels} />);
    expect(drawn(container)).toBe('12345');
  });

  // Spec 6.2, 6.3
  it('shows and speaks 0 for what is no count', () => {
    const { container } = render(<DigitCounter value={Number.NaN} labels={labels} />);
    expect(drawn(container)).toBe('0000');
    expect(screen.getByText('0 wishlists')).toBeInTheDocument();
  });

  it('has the final digits in the HTML of the server', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<DigitCounter value={2487} labels={labels} />);
    expect(drawn(container)).toBe('2487');
    expect(container.firstElementChild).toHaveAttribute('data-state', 'still');
  });

  it('draws the earlier digit behind each one that changes', () => {
    const { container, rerender } = render(<DigitCounter value={2487} labels={labels} />);
    expect(drawn(container, '[data-before]')).toBe('');
    rerender(<DigitCounter value={2497} labels={labels} />);
    expect(drawn(container)).toBe('2497');
    expect(drawn(container, '[data-before]')).toBe('8');
    rerender(<DigitCounter value={12497} labels={labels} />);
    expect(drawn(container)).toBe('12497');
    expect(drawn(container, '[data-before]')).toBe('');
  });

  it('numbers its boxes from the right, where changes begin', () => {
    const { container } = render(<DigitCounter value={2487} labels={labels} />);
    const places = [...container.querySelectorAll<HTMLElement>('.gloam-digit')].map((box) =>
      box.style.getPropertyValue('--gloam-digit-place'),
    );
    expect(places).toEqual(['4', '3', '2', '1']);
  });

  describe('coming into view', () => {
    function observe() {
      let tell: (entry: Partial<IntersectionObserverEntry>) => void = () => undefined;
      const disconnect = vi.fn();
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          observe = vi.fn();
          disconnect = disconnect;
          constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
            tell = (entry) => {
              act(() => {
                callback([entry]);
              });
            };
          }
        },
      );
      const { container } = render(<DigitCounter value={2087} labels={labels} />);
      const state = () => container.firstElementChild?.getAttribute('data-state');
      return {
        tell: (intersectionRatio: number) => tell({ intersectionRatio }),
        state,
        disconnect,
        container,
      };
    }

    it('leaves digits alone that are on screen from the start', () => {
      const { tell, state, disconnect, container } = observe();
      tell(0.2);
      expect(state()).toBe('still');
      expect(drawn(container, '[data-before]')).toBe('');
      expect(disconnect).toHaveBeenCalledOnce();
    });

    it('waits below the fold as zeros until half is in view', () => {
      const { tell, state, disconnect, container } = observe();
      tell(0);
      expect(state()).toBe('waiting');
      expect(drawn(container, '[data-before]')).toBe('000');
      expect(drawn(container)).toBe('2087');
      tell(0.1);
      expect(state()).toBe('waiting');
      expect(disconnect).not.toHaveBeenCalled();
      tell(0.6);
      expect(state()).toBe('seen');
      expect(disconnect).toHaveBeenCalledOnce();
    });

    it('says the number while it waits', () => {
      const { tell, container } = observe();
      tell(0);
      expect(container).toHaveTextContent(/^2087 wishlists$/);
    });
  });
});
