import type { NewsItem } from '@fatal/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsItems } from '../content/news-items.ts';
import { App } from './app.tsx';
import { createI18n, loadCatalogs } from './i18n.ts';
import { PageStore } from './page-store.ts';
import type { PageSource } from './route-types.ts';

const items = newsItems();
const itemOf = (id: string) => items.find((item) => String(item.id) === id) as NewsItem;

const newsItem = vi.fn<PageSource['newsItem']>();
const source: PageSource = { news: () => Promise.resolve(items), team: () => Promise.resolve([]), newsItem };

interface Options {
  at: string;
  guard?: (pathname: string) => string | undefined;
  /** What happens to the store before the page is drawn. */
  before?: (pages: PageStore) => Promise<unknown>;
}

/** Opens the site at an address, with its words and the code of that page at hand. */
async function open({ at, guard, before = (pages) => pages.get(at).promise }: Options) {
  const i18n = createI18n('en');
  const pages = new PageStore(i18n, source, guard);
  await loadCatalogs(i18n, 'en', ['shell']);
  await before(pages);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <App
          i18n={i18n}
          pages={pages}
          settings={{ wishlistCount: 0, applicationsCloseAt: null }}
          year={2026}
        />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return { pages, i18n };
}

const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

beforeEach(() => {
  newsItem.mockReset().mockImplementation((id) => Promise.resolve(itemOf(id)));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.hydrated;
});

describe('the page of the current address', () => {
  it('stands between navbar and footer', async () => {
    await open({ at: '/careers' });
    expect(await heading(/Eight chairs/)).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
  });

  it('stands alone at the gate', async () => {
    await open({ at: '/gate' });
    expect(await heading('Let your eyes adjust.')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it.each(['/nowhere', '/join-us/janitor', '/news/0'])('says for %s that nothing is there', async (at) => {
    await open({ at });
    expect(await heading('This frame was never exposed.')).toBeInTheDocument();
  });

  it('is the gate where the guard says so', async () => {
    await open({ at: '/careers', guard: (pathname) => (pathname === '/gate' ? undefined : '/gate') });
    expect(await heading('Let your eyes adjust.')).toBeInTheDocument();
    expect(screen.queryByText(/Eight chairs/)).not.toBeInTheDocument();
  });

  it('is the page of /404 for an article that the API does not give', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    newsItem.mockRejectedValue(new Error('GET /api/news/7 was answered with 404.'));
    await open({ at: '/news/7' });
    expect(await heading('This frame was never exposed.')).toBeInTheDocument();
    vi.mocked(console.error).mockClear();
  });

  it('asks for an article once in a visit', async () => {
    await open({ at: '/news/2' });
    expect(await heading('How a corridor gets its dark')).toBeInTheDocument();
    expect(newsItem).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('asks anew for the data that came with the document', async () => {
    newsItem.mockResolvedValue({ ...itemOf('2'), author: { ...itemOf('2').author, first_surname: 'Nowak' } });
    await open({
      at: '/news/2',
      before: (pages) => pages.adopt('/news/2', { path: '/news/2', data: itemOf('2') }),
    });
    expect(await screen.findByText('Tomasz Nowak')).toBeInTheDocument();
    expect(newsItem).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('gives way to the page of /404 when an article of the document is gone', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    newsItem.mockRejectedValue(new Error('GET /api/news/2 was answered with 404.'));
    await open({
      at: '/news/2',
      before: (pages) => pages.adopt('/news/2', { path: '/news/2', data: itemOf('2') }),
    });
    expect(await heading('This frame was never exposed.')).toBeInTheDocument();
    vi.mocked(console.error).mockClear();
  });

  it('stays on screen while the next one loads', async () => {
    await open({ at: '/careers' });
    let arrive: (item: NewsItem) => void = () => undefined;
    newsItem.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    await open({ at: '/news/1', before: () => Promise.resolve() });
    arrive(itemOf('1'));
    expect(await heading('Three nights at Mundos Digitales')).toBeInTheDocument();
  });

  it('is loaded anew after it was left', async () => {
    await open({ at: '/news/1' });
    await heading('Three nights at Mundos Digitales');
    await userEvent.click(screen.getByRole('link', { name: 'Careers', current: false }));
    await heading(/Eight chairs/);
    await userEvent.click(screen.getAllByRole('link', { name: 'Fatal, home' })[0] as HTMLElement);
    await heading('Fatal: Unleashed Darkness');
    expect(newsItem).toHaveBeenCalledOnce();
  });
});

describe('a page that cannot be loaded', () => {
  it('is stood in for by a message and a way to try again', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { pages } = await open({ at: '/careers' });
    const get = vi
      .spyOn(pages, 'get')
      .mockImplementation(() => ({ promise: Promise.reject(new TypeError('Failed to fetch')) }));
    await userEvent.click(screen.getByRole('link', { name: 'Support' }));
    expect(await heading('The light went out.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(get.mock.calls.length).toBeLessThan(10);
    vi.mocked(console.error).mockClear();
  });
});
