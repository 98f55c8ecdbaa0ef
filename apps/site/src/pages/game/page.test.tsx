import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { gallery } from '#content/gallery';
import { GameFooter } from '../../layout/game-footer.tsx';
import { SiteContext, type Site } from '../../routes/site-context.ts';
import { testSettings } from '../../testing/page-settings.ts';
import { Page } from './page.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function renderGame(more: Partial<Site> = {}) {
  const pages = { prefetch: () => Promise.resolve() } as unknown as Site['pages'];
  const site = { locale: 'en', settings: testSettings(), pages, ...more } as Site;
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

describe('fog', () => {
  it('is hidden from the accessibility tree', () => {
    renderGame();
    expect(fog()).toHaveAttribute('aria-hidden', 'true');
  });

  // Spec 5.5
  it.each(['keydown', 'pointerdown', 'click'])('is cleared by %s', (type) => {
    renderGame();
    act(() => {
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
    });
    expect(fog()).toBeNull();
  });
});

describe('game page', () => {
  it('shows the title and state of the game', () => {
    renderGame();
    expect(screen.getByRole('heading', { level: 1, name: 'Fatal: Unleashed Darkness' })).toBeVisible();
    expect(screen.getByText('In development')).toBeVisible();
    expect(screen.getAllByText('Announced, coming soon')).toHaveLength(2);
    const wishlist = screen.getAllByRole('link', { name: /^Wishlist on Steam/ });
    expect(wishlist.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank', '_blank']);
  });

  // Spec 1.7
  it('shows four games: one accessible, one in development, two locked', () => {
    renderGame();
    const list = document.querySelector<HTMLElement>('.gloam-game-status');
    const games = within(list ?? document.body);
    const texts = games.getAllByRole('listitem').map((game) => game.textContent.replace(/\s+/g, ' '));
    expect(texts).toEqual([
      'Fatal I Wishlist on Steam',
      'Fatal II In development',
      'Fatal III Announced, coming soon',
      'Fatal IV Announced, coming soon',
    ]);
    expect(games.getAllByRole('link')).toHaveLength(1);
  });

  it('shows the story before the gallery', () => {
    renderGame();
    const story = screen.getByRole('heading', { name: 'Story' });
    expect(screen.getByText(/^The hospital on the moor closed in one night/)).toBeInTheDocument();
    expect(
      story.compareDocumentPosition(screen.getByRole('heading', { name: 'Contact sheet' })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  // Spec 6.6
  it('shows the number of pictures', () => {
    renderGame();
    expect(screen.getByText(`${String(gallery.length)} images`)).toBeInTheDocument();
  });

  it('links to IGDB in a new tab', () => {
    renderGame();
    const link = screen.getByRole('link', { name: 'See it on IGDB (opens in a new tab)' });
    expect(link).toHaveAttribute('href', expect.stringContaining('https://www.igdb.com/'));
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  // Spec 6.6
  it('gives every picture an anchor and a link to its file, and makes the first four large', () => {
    renderGame();
    const frames = gallery.map((_, index) => document.getElementById(`image-${String(index + 1)}`));
    for (const [index, frame] of frames.entries()) {
      const { path = '', widths = [] } = gallery[index]?.picture ?? {};
      expect(frame).toHaveAttribute('href', `${path}-${String(Math.max(...widths))}.webp`);
      expect(frame).toHaveAccessibleName(
        `${gallery[index]?.alt.message ?? '?'} ${String(index + 1).padStart(2, '0')}`,
      );
      expect(frame?.closest('li')?.hasAttribute('data-large')).toBe(index < 4);
    }
    expect(screen.getByText(`${String(gallery.length)} images`)).toBeVisible();
  });

  it('shows the pictures in a lightbox with translated labels', async () => {
    const user = userEvent.setup();
    const total = String(gallery.length);
    renderGame();
    await user.click(screen.getByRole('link', { name: / 01$/ }));
    const lightbox = within(await screen.findByRole('dialog', { name: 'Image gallery' }));
    expect(lightbox.getByRole('figure', { name: `Image 1 of ${total}` })).toBeInTheDocument();
    expect(lightbox.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Close',
      'Previous image',
      'Next image',
      'Zoom out',
      '100%, show the whole image',
      'Zoom in',
    ]);
    await user.keyboard('{ArrowRight}');
    expect(lightbox.getByText(`Image 2 of ${total}, ${gallery[1]?.alt.message ?? ''}`)).toBeInTheDocument();
    await waitFor(() => {
      expect(window.location.hash).toBe('#image-2');
    });
    await user.keyboard('+');
    expect(lightbox.getByText('Zoom 150%')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Selected')).toBeVisible();
    await waitFor(() => {
      expect(window.location.hash).toBe('');
    });
  });

  it('links to the home page, other languages and legal pages', async () => {
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
