import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackToTop } from './back-to-top.js';

const labels = { backToTop: 'Back to the top' };

const scroll = vi.fn();

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function prefersReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}

describe('BackToTop', () => {
  beforeEach(() => {
    scroll.mockClear();
    vi.stubGlobal('scrollTo', scroll);
    prefersReducedMotion(false);
  });

  afterEach(() => {
    scrollTo(0);
    vi.unstubAllGlobals();
  });

  it.each([
    { reduced: false, behavior: 'smooth' },
    { reduced: true, behavior: 'instant' },
  ])('scrolls without motion if the visitor prefers that: %j', async ({ reduced, behavior }) => {
    prefersReducedMotion(reduced);
    render(<BackToTop labels={labels} />);
    scrollTo(1001);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the top' }));
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  });

  it('moves focus to the main element if there is no target', async () => {
    render(
      <main>
        <BackToTop labels={labels} target="gone" />
      </main>,
    );
    scrollTo(1001);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('does nothing if onClick prevents it', async () => {
    render(<BackToTop labels={labels} onClick={(event) => event.preventDefault()} />);
    scrollTo(1001);
    await userEvent.click(screen.getByRole('button'));
    expect(scroll).not.toHaveBeenCalled();
  });
});
