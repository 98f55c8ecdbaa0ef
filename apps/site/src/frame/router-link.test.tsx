import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteContext, type Site } from '../runtime/site-context.ts';
import { RouterLink } from './router-link.tsx';

const prefetch = vi.fn(() => Promise.resolve());

function linkTo(href: string) {
  render(
    <MemoryRouter>
      <SiteContext value={{ pages: { prefetch } } as unknown as Site}>
        <RouterLink href={href}>Onwards</RouterLink>
      </SiteContext>
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

afterEach(() => {
  prefetch.mockClear();
  vi.unstubAllGlobals();
});

describe('a link to a page', () => {
  it.each([
    ['a pointer that comes over it', fireEvent.pointerEnter],
    ['a finger that touches it', fireEvent.touchStart],
    ['the focus', fireEvent.focus],
  ])('fetches it ahead of the visit at %s', (_what, intend) => {
    const link = linkTo('/support?reason=partner#contact');
    expect(prefetch).not.toHaveBeenCalled();
    intend(link);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/support');
  });

  it('fetches nothing ahead where data is saved', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const link = linkTo('/support');
    fireEvent.pointerEnter(link);
    fireEvent.touchStart(link);
    fireEvent.focus(link);
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('fetches nothing of another site', () => {
    fireEvent.touchStart(linkTo('https://elsewhere.example/'));
    expect(prefetch).not.toHaveBeenCalled();
  });
});
