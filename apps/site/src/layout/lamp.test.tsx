import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LampProps } from './lamp-props.ts';
import { Lamp } from './lazy-lamp.tsx';

const plate = { path: '/images/lamp', width: 1920, height: 1080, widths: [480, 960, 1920] };

const plates = () => document.querySelectorAll('img').length;
const lamp = () => document.querySelector('.lamp');

/** Waits for pending promises and effects. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

async function open(props: Partial<LampProps> = {}) {
  render(<Lamp plate={plate} className="of-test" {...props} />);
  await settle();
}

// Loads the lazy chunk first, so that its import resolves immediately.
beforeAll(() => import('./lamp-plate.tsx'));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
  });
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Lamp', () => {
  it('renders nothing before the page has loaded', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await open();
    expect(lamp()).toBeNull();
    state.mockRestore();
    fireEvent.load(window);
    await settle();
    expect(plates()).toBe(1);
  });

  it.each([
    ['with reduced motion or forced colors', 'matchMedia', () => ({ matches: false })],
    ['with data saver', 'navigator', { connection: { saveData: true } }],
  ])('renders nothing %s', async (_, name, value) => {
    vi.stubGlobal(name, value);
    await open();
    expect(lamp()).toBeNull();
  });

  it('shows with reduced motion if it is still, but never with forced colors', async () => {
    const asked: string[] = [];
    vi.stubGlobal('matchMedia', (media: string) => {
      asked.push(media);
      return { matches: media.startsWith('(hover: none)') };
    });
    await open({ still: '(hover: none)' });
    expect(plates()).toBe(1);
    expect(asked).toContain('(hover: none) and (forced-colors: none)');
  });

  it('checks both preferences in one media query', async () => {
    const matchMedia = vi.fn(() => ({ matches: true }));
    vi.stubGlobal('matchMedia', matchMedia);
    await open();
    expect(matchMedia).toHaveBeenCalledWith(
      '(prefers-reduced-motion: no-preference) and (forced-colors: none)',
    );
  });

  it('is decorative and lights up when its picture has loaded', async () => {
    await open({ strength: 0.5 });
    expect(document.querySelector('img')).toHaveAttribute('alt', '');
    expect(lamp()).toHaveAttribute('aria-hidden', 'true');
    expect(lamp()).toHaveStyle({ opacity: '0.5' });
    expect(lamp()).not.toHaveAttribute('data-lit');
    fireEvent.load(document.querySelector('img') as Element);
    expect(lamp()).toHaveAttribute('data-lit');
  });
});

describe('a lamp that waits for scroll', () => {
  it('loads its picture on the first scroll', async () => {
    await open({ waits: 'scroll' });
    expect(plates()).toBe(0);
    fireEvent.scroll(window);
    await settle();
    expect(plates()).toBe(1);
  });

  it('never loads its picture without scroll-driven animations', async () => {
    vi.stubGlobal('CSS', { supports: () => false });
    await open({ waits: 'scroll' });
    fireEvent.scroll(window);
    await settle();
    expect(plates()).toBe(0);
  });
});

describe('a lamp that waits until it is near', () => {
  it('loads its picture near the viewport', async () => {
    let come: (seen: { isIntersecting: boolean }[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(seen: typeof come) {
          come = seen;
        }
      },
    );
    await open({ waits: 'near' });
    come([{ isIntersecting: false }]);
    await settle();
    expect(plates()).toBe(0);
    come([{ isIntersecting: true }]);
    await settle();
    expect(plates()).toBe(1);
  });
});
