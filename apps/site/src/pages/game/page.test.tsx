import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { gallery } from '../../../content/gallery.ts';
import { GameFooter } from '../../connected/game-footer.tsx';
import { SiteContext, type Site } from '../../shell/site-context.ts';
import { Page } from './page.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function renderGame(more: Partial<Site> = {}) {
  const pages = { prefetch: () => Promise.resolve() } as unknown as Site['pages'];
  const site = { locale: 'en', year: 2026, pages, ...more } as Site;
  return render(
    <MemoryRouter>
      <SiteContext value={site}>
        <I18nProvider i18n={i18n}>
          <Page />
          <GameFooter />
        </I18nProvider>
      </SiteContext>
    </MemoryRouter>,
  );
}

const fog = () => document.querySelector('.game-fog');

describe('the fog', () => {
  it('is no part of the accessibility tree', () => {
    renderGame();
    expect(fog()).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(['keydown', 'pointerdown', 'click'])('is cleared by %s', (type) => {
    renderGame();
    act(() => {
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
    });
    expect(fog()).toBeNull();
  });
});

describe('the page of the game', () => {
  it('names the game and its state', () => {
    renderGame();
    expect(screen.getByRole('heading', { level: 1, name: 'Fatal: Unleashed Darkness' })).toBeVisible();
    expect(screen.getByText('In development')).toBeVisible();
    expect(screen.getAllByText('Locked. Coming soon')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /^Accessible/ })).toHaveAttribute('target', '_blank');
  });

  it('leads to the game database in a new tab', () => {
    renderGame();
    const link = screen.getByRole('link', { name: 'Open the game database (opens in a new tab)' });
    expect(link).toHaveAttribute('href', expect.stringContaining('https://www.igdb.com/'));
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('has an anchor and a link to the whole picture for every frame, the first four large', () => {
    renderGame();
    const frames = gallery.map((_, index) => document.getElementById(`image-${String(index + 1)}`));
    for (const [index, frame] of frames.entries()) {
      expect(frame).toHaveAttribute(
        'href',
        `/images/${gallery[index]?.name ?? ''}-${index === 7 ? '1280' : '1920'}.webp`,
      );
      expect(frame).toHaveAccessibleName(expect.stringContaining(gallery[index]?.alt.message ?? '?'));
      expect(frame?.closest('li')?.hasAttribute('data-large')).toBe(index < 4);
    }
    expect(screen.getByText(`${String(gallery.length)} frames`)).toBeVisible();
  });

  it('has a way home, to the other languages and to the small print', async () => {
    const setLocale = vi.fn(() => Promise.resolve());
    const user = userEvent.setup();
    renderGame({ setLocale });
    expect(screen.getByRole('link', { name: 'Fatal, home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms-of-use');
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    const spanish = screen.getByRole('link', { name: 'Español' });
    expect(spanish).toHaveAttribute('href', '?lang=es');
    expect(spanish).toHaveAttribute('lang', 'es');
    await user.click(spanish);
    expect(setLocale).toHaveBeenCalledExactlyOnceWith('es');
  });
});
