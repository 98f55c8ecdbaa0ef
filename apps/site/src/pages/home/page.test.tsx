import { DEFAULT_NEWS_COUNT } from '@fatal/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { videos } from '#content/videos';
import { newsItems } from '../../model/news-items.ts';
import { openSite } from '../../testing/open-site.tsx';

vi.mock('#content/partners', () => ({
  partners: [
    {
      id: 'lamp-house',
      logo: '/images/partner-mark.svg',
      name: { id: 'test.name', message: 'Lamp House' },
      description: { id: 'test.html', message: '<p>It lends us lamps.</p>' },
    },
  ],
}));

const main = () => within(screen.getByRole('main'));
/** Returns queries for the section with this heading. */
function section(name: string) {
  const element = screen.getByRole('heading', { name }).closest('section');
  if (!element) throw new Error(`Section "${name}" not found.`);
  return within(element);
}

const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(newsItems())));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the home page', () => {
  it('shows the title of the game and buttons for its trailer', async () => {
    await openSite('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Fatal: Unleashed Darkness/);
    expect(
      main().getAllByRole('button', { name: `Play video: ${videos[0].title.message ?? '?'}` }),
    ).toHaveLength(2);
  });

  // Spec 1.3
  it('shows the figures of the studio and links to team, careers and support', async () => {
    await openSite('/');
    const figures = [...document.querySelectorAll('main dl dd')];
    expect(figures.map((figure) => figure.textContent)).toEqual(['250+', '60', '350+', '69']);
    const links = figures[0]?.closest('section')?.querySelectorAll('a') ?? [];
    const hrefs = Array.from(links, (link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/team', '/careers', '/support']));
  });

  // Spec 6.1
  it('shows the newest articles and links to all of them', async () => {
    await openSite('/');
    const news = [...document.querySelectorAll('.gloam-news-card a')].map((link) =>
      link.getAttribute('href'),
    );
    const newest = newsItems().slice(0, DEFAULT_NEWS_COUNT);
    expect(news).toEqual(newest.map(({ id }) => `/news/${String(id)}`));
    expect(hrefOf('All news')).toBe('/news');
  });

  // Spec 6.1
  it('shows every video', async () => {
    await openSite('/');
    const buttons = section('Videos').getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(
      videos.map(({ title }) => expect.stringContaining(`Play video: ${title.message ?? '?'}`) as string),
    );
  });

  // Spec 6.1, 6.4
  it('shows no controls for a single partner', async () => {
    await openSite('/');
    const partners = section('Partners');
    expect(partners.getByText('Lamp House')).toBeInTheDocument();
    expect(partners.queryAllByRole('tab')).toEqual([]);
    expect(partners.queryAllByRole('button')).toEqual([]);
  });

  // Spec 6.2
  it.each([
    [0, '0 wishlists so far', '0000'],
    [1, '1 wishlist so far', '0001'],
    [2487, '2,487 wishlists so far', '2487'],
    [12345, '12,345 wishlists so far', '12345'],
  ])('shows %i wishlists as text and as digits', async (wishlistCount, words, boxes) => {
    await openSite('/', { settings: { wishlistCount } });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(document.querySelectorAll('.gloam-digit')).toHaveLength(boxes.length);
  });

  // Spec 5.5
  it('has a loading overlay of 100 ms that CSS removes', async () => {
    await openSite('/');
    const overlay = document.querySelector<HTMLElement>('.gloam-loading-overlay');
    expect(overlay?.style.getPropertyValue('--gloam-loading-overlay-duration')).toBe('100ms');
    expect(overlay).toHaveAttribute('aria-hidden', 'true');
  });
});
