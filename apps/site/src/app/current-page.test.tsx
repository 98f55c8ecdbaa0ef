import type { NewsItem } from '@fatal/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articles } from '#content/news';
import { newsItems } from '../model/news-items.ts';
import { App } from './app.tsx';
import { createI18n, loadCatalogs } from '../i18n/i18n.ts';
import { PageStore } from './page-store.ts';
import { matchRoute } from '../routes/match-route.ts';
import type { PageSource } from '../routes/route-types.ts';
import { testSettings } from '../testing/page-settings.ts';

const items = newsItems();
const itemOf = (id: string) => {
  const item = items.find((one) => String(one.id) === id);
  if (!item) throw new Error(`There is no article ${id}.`);
  return item;
};

const newsItem = vi.fn<PageSource['newsItem']>();
const source: PageSource = {
  news: () => Promise.resolve(items),
  team: () => Promise.resolve([]),
  pressKit: () => Promise.reject(new Error('There is no press kit.')),
  newsItem,
};

interface Options {
  at: string;
  guard?: (pathname: string) => string | undefined;
  /** Paths of links to render next to the site. */
  links?: readonly string[];
  /** Prepares the store before the page is rendered. */
  before?: (pages: PageStore) => Promise<unknown>;
}

/** Creates the site at a URL, with its catalogs and the code of that page loaded. */
async function prepare({ at, guard, links = [], before = (pages) => pages.get(at).promise }: Options) {
  const i18n = createI18n('en');
  const pages = new PageStore(i18n, source, guard);
  await loadCatalogs(i18n, 'en', ['shell']);
  await before(pages);
  const settings = { wishlistCount: 0, applicationsCloseAt: null };
  const site = (
    <MemoryRouter initialEntries={[at]}>
      {links.map((path) => (
        <Link key={path} to={path}>{`Go to ${path}`}</Link>
      ))}
      <App i18n={i18n} pages={pages} settings={testSettings(settings)} />
    </MemoryRouter>
  );
  return { pages, site };
}

async function open(options: Options) {
  const { site, pages } = await prepare(options);
  await act(async () => {
    render(site);
    await Promise.resolve();
  });
  return pages;
}

const follow = (path: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('link', { name: `Go to ${path}` }));
    await Promise.resolve();
  });

/** Title of article 1. */
const TITLE = articles.find(({ id }) => id === 1)?.title.message ?? '?';

const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  newsItem.mockReset().mockImplementation((id) => Promise.resolve(itemOf(id)));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.hydrated;
});

describe('CurrentPage', () => {
  it('renders a navbar and a footer', async () => {
    await open({ at: '/careers' });
    expect(await heading(/still empty/)).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Footer' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
  });

  it('renders the gate without navigation', async () => {
    await open({ at: '/gate' });
    expect(await heading(/^Age check ?Let your eyes/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each(['/nowhere', '/join-us/janitor', '/news/0'])('shows the 404 page at %s', async (at) => {
    await open({ at });
    expect(await heading('This frame was never exposed.')).toBeInTheDocument();
  });

  it('shows the gate if the guard redirects to it', async () => {
    await open({ at: '/careers', guard: (pathname) => (pathname === '/gate' ? undefined : '/gate') });
    expect(await heading(/^Age check ?Let your eyes/)).toBeInTheDocument();
    expect(screen.queryByText(/still empty/)).not.toBeInTheDocument();
  });

  // Spec 7.3
  it('shows the 404 page if the API has no such article', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    newsItem.mockRejectedValue(new Error('GET /api/news/7 was answered with 404.'));
    await open({ at: '/news/7' });
    expect(await heading('This frame was never exposed.')).toBeInTheDocument();
    vi.mocked(console.error).mockClear();
  });

  // Spec 7.3
  it('requests an article once per visit', async () => {
    await open({ at: '/news/2' });
    expect(await heading('How a corridor gets its dark')).toBeInTheDocument();
    expect(newsItem).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('reloads data that came with the document', async () => {
    newsItem.mockResolvedValue({ ...itemOf('2'), author: { ...itemOf('2').author, first_surname: 'Nowak' } });
    await open({
      at: '/news/2',
      before: (pages) => pages.adopt('/news/2', { path: '/news/2', data: itemOf('2') }),
    });
    expect(await screen.findByText('Tomasz Nowak')).toBeInTheDocument();
    expect(newsItem).toHaveBeenCalledExactlyOnceWith('2');
  });

  // Spec 7.3, 8.6
  it('redirects to the 404 page if the article no longer exists', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    newsItem.mockRejectedValue(new Error('GET /api/news/2 was answered with 404.'));
    await open({
      at: '/news/2',
      before: (pages) => pages.adopt('/news/2', { path: '/news/2', data: itemOf('2') }),
    });
    expect(await heading('This frame was never exposed.')).toBeInTheDocument();
    vi.mocked(console.error).mockClear();
  });

  it('stays on screen while the next page loads', async () => {
    await open({ at: '/', links: ['/news/1'] });
    let arrive: (item: NewsItem) => void = () => undefined;
    newsItem.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    await follow('/news/1');
    await expect.poll(() => newsItem.mock.calls.length).toBe(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fatal: Unleashed Darkness');
    await act(async () => {
      arrive(itemOf('1'));
      await Promise.resolve();
    });
    expect(await heading(TITLE)).toBeInTheDocument();
  });

  it('loads a page again on the next visit', async () => {
    await open({ at: '/news/1', links: ['/careers', '/news/1'] });
    await follow('/careers');
    await heading(/still empty/);
    await follow('/news/1');
    await heading(TITLE);
    expect(newsItem).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'the page of the document',
      (pages: PageStore) => pages.adopt('/careers', { path: '/careers', data: undefined }),
    ],
    ['a loaded page', (pages: PageStore) => pages.get('/careers').promise],
  ])('renders %s without suspending', async (_, before) => {
    const { site } = await prepare({ at: '/careers', before });
    expect(renderToString(site)).toContain('still empty');
  });
});

describe('setLocale', () => {
  const choose = (locale: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: /Language|Idioma/ }), {
      target: { value: locale },
    });

  // Spec 2.5
  it('updates texts, document and stored language, and keeps typed values', async () => {
    await open({ at: '/gate' });
    const date = screen.getByLabelText('Date of birth');
    fireEvent.change(date, { target: { value: '1990-01-01' } });
    choose('es');
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(document.documentElement).toHaveAttribute('data-locale', 'es');
    expect(localStorage.getItem('language')).toBe('es');
    expect(date).toHaveValue('1990-01-01');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('uses the last choice even if an earlier catalog loads later', async () => {
    await open({ at: '/gate' });
    choose('es');
    choose('en');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getByRole('button', { name: 'Enter' })).toBeInTheDocument();
    expect(localStorage.getItem('language')).toBe('en');
  });
});

describe('a page that fails to load', () => {
  beforeEach(() => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    // The server is down, so reloading doesn't help.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  });

  afterEach(() => {
    vi.mocked(console.error).mockClear();
  });

  const failToLoad = (path: string) =>
    vi
      .spyOn(matchRoute(path).route, 'module')
      .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));

  it('shows a message and a button to try again', async () => {
    await open({ at: '/careers', links: ['/support'] });
    const load = failToLoad('/support');
    await follow('/support');
    expect(await heading('This page couldn’t be loaded.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Your connection may have dropped.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads on the next visit and does not block other pages', async () => {
    await open({ at: '/careers', links: ['/support', '/privacy-policy', '/careers'] });
    const failures = [failToLoad('/support'), failToLoad('/privacy-policy')];
    await follow('/support');
    await heading('This page couldn’t be loaded.');
    await follow('/privacy-policy');
    await expect.poll(() => failures[1]?.mock.calls.length).toBe(1);
    failures.forEach((failure) => {
      failure.mockRestore();
    });
    await follow('/support');
    expect(await heading(/somebody to ask/)).toBeInTheDocument();
    await follow('/careers');
    expect(await heading(/still empty/)).toBeInTheDocument();
  });
});
