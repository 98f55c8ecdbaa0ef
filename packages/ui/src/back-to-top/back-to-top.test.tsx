import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackToTop } from './back-to-top.js';
import { scrollBehaviour, startOf } from './back-to-top.logic.js';

const labels = { backToTop: 'Back to the top' };

const scrollTo = (top: number) => {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
};

describe('back to top logic', () => {
  it('jumps for those who prefer less motion', () => {
    expect([scrollBehaviour(true), scrollBehaviour(false)]).toEqual(['instant', 'smooth']);
  });

  it('finds the start of the page', () => {
    document.body.innerHTML = '<main><h1 id="start"></h1></main>';
    expect(startOf(document, 'start').tagName).toBe('H1');
    expect(startOf(document, 'gone').tagName).toBe('MAIN');
    expect(startOf(document).tagName).toBe('MAIN');
    document.body.innerHTML = '';
    expect(startOf(document)).toBe(document.body);
  });
});

describe('BackToTop', () => {
  const scroll = vi.fn();

  beforeEach(() => {
    scroll.mockClear();
    vi.stubGlobal('scrollTo', scroll);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });

  afterEach(() => {
    scrollTo(0);
    vi.unstubAllGlobals();
  });

  // Spec 5.3
  it('appears after a thousand pixels, not at a thousand', () => {
    render(<BackToTop labels={labels} />);
    scrollTo(1000);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(1001);
    expect(screen.getByRole('button', { name: 'Back to the top' })).toHaveAttribute('data-visible');
  });

  it('scrolls up and takes focus along', async () => {
    render(
      <main>
        <BackToTop labels={labels} threshold={5} />
      </main>,
    );
    scrollTo(6);
    await userEvent.click(screen.getByRole('button'));
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the way up to a handler that prevents it', async () => {
    render(
      <BackToTop
        labels={labels}
        threshold={5}
        onClick={(event) => {
          event.preventDefault();
        }}
      />,
    );
    scrollTo(6);
    await userEvent.click(screen.getByRole('button'));
    expect(scroll).not.toHaveBeenCalled();
  });
});
