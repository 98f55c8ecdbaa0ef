import { ENDPOINTS, type NewsItem } from '@fatal/contracts';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articles } from '#content/news';
import { newsItems } from '../../model/news-items.ts';
import { createI18n, loadCatalogs } from '../../i18n/i18n.ts';
import { PageStore } from '../../app/page-store.ts';
import { RedirectTo } from '../../routes/route-types.ts';
import { SiteContext } from '../../routes/site-context.ts';
import type { Article } from '../../../build/content/types.ts';
import { head, load, Page } from './page.tsx';
import { testSettings } from '../../testing/page-settings.ts';

const fetchMock = vi.fn<typeof fetch>();
const items = newsItems();
const [first] = items as [NewsItem];
const [article] = articles as [Article];

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

async function open(item: NewsItem) {
  const i18n = createI18n('en');
  await loadCatalogs(i18n, 'en', ['shell', 'news', `article-${String(item.id)}`]);
  const site = {
    settings: testSettings(),
    locale: 'en' as const,
    setLocale: () => Promise.resolve(),
    pages: new PageStore(i18n, {} as never),
  };
  const page = (data: NewsItem) => (
    <MemoryRouter initialEntries={['/careers', `/news/${String(item.id)}`]}>
      <SiteContext value={site}>
        <I18nProvider i18n={i18n}>
          <Page params={{ id: String(item.id) }} data={data} />
          <Address />
        </I18nProvider>
      </SiteContext>
    </MemoryRouter>
  );
  const view = await act(async () => {
    const result = render(page(item));
    await new Promise((resolve) => setTimeout(resolve));
    return result;
  });
  return {
    /** Renders the page again with fresh data. */
    refresh: (data: NewsItem) => {
      view.rerender(page(data));
    },
  };
}

const patches = () => fetchMock.mock.calls.filter(([, init]) => init?.method === 'PATCH').map(([url]) => url);

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetchMock
      .mockReset()
      .mockImplementation((_, init) =>
        Promise.resolve(Response.json(init?.method === 'PATCH' ? { views: 12 } : items)),
      ),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the article page', () => {
  // Spec 7.2, 3.11
  it('shows title, picture, author, date and text', async () => {
    await open(first);
    const { title, publishedDate } = article;
    const { name, first_surname: firstSurname } = first.author;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title.message ?? '?');
    expect(screen.getByText(`${name} ${firstSurname}`)).toBeInTheDocument();
    expect(document.querySelector('time')).toHaveAttribute('datetime', publishedDate);
    const month = new Date(publishedDate).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });
    expect(document.querySelector('time')).toHaveTextContent(month);
    expect(document.querySelector('.gloam-article-body p')).not.toBeEmptyDOMElement();
    // The text may contain more pictures.
    const [picture] = within(document.querySelector('article') ?? document.body).getAllByRole('img');
    expect(picture).toHaveAccessibleName();
    expect(picture).toHaveAttribute('src', `${article.image.picture.path}.png`);
  });

  // Spec 7.3, 7.4
  it('counts one view per visit and shows the number of views', async () => {
    const { refresh } = await open(first);
    expect(await screen.findByText('12 views')).toBeInTheDocument();
    refresh({ ...first, views: 3 });
    expect(patches()).toEqual([ENDPOINTS.incrementViews(first.id)]);
    expect(screen.getByText('12 views')).toBeInTheDocument();
  });

  it('uses the singular for one view', async () => {
    fetchMock.mockImplementation((_, init) =>
      Promise.resolve(Response.json(init?.method === 'PATCH' ? { views: 1 } : items)),
    );
    await open(first);
    expect(await screen.findByText('1 view')).toBeInTheDocument();
  });

  // Spec 7.4
  it.each([
    ['fails', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows the article and logs an error if the counter %s', async (_, count) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    fetchMock.mockImplementation((_url, init) =>
      init?.method === 'PATCH' ? count() : Promise.resolve(Response.json(items)),
    );
    await open(first);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByText(/views?$/)).not.toBeInTheDocument();
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  });

  // Spec 7.2
  it.each([
    ['the newest', 0, [1, 2]],
    ['the second', 1, [0, 2]],
    ['the oldest', items.length - 1, [0, 1]],
  ])('shows two related articles: %s', async (_, shown, others) => {
    await open(items[shown] ?? first);
    const related = others.map((other) => `/news/${String(items[other]?.id)}`);
    const links = [...document.querySelectorAll('.article-related a[href^="/news/"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(related);
  });

  it.each([
    ['to the previous page', { idx: 1 }, '/careers'],
    ['to the list if there is no previous page', null, '/news'],
  ])('goes back %s', async (_, state, path) => {
    window.history.replaceState(state, '');
    await open(first);
    fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(screen.getByTestId('address').textContent).toBe(path);
  });

  // Spec 3.10
  it('shows no message key for an unknown article', async () => {
    const unknown = {
      ...first,
      id: 99,
      title: 'news.99.title',
      content: 'news.99.body',
      image: '/images/constructor',
    };
    await open(unknown);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('From the studio');
    expect(document.body).not.toHaveTextContent('news.99');
  });
});

describe('load', () => {
  const source = (newsItem: () => Promise<NewsItem>) => ({
    news: () => Promise.resolve([]),
    team: () => Promise.resolve([]),
    pressKit: () => Promise.reject(new Error('There is no press kit.')),
    newsItem,
  });

  it('resolves to the article from the API', async () => {
    expect(
      await load(
        source(() => Promise.resolve(first)),
        { id: '1' },
      ),
    ).toBe(first);
  });

  // Spec 7.3
  it('redirects to /404 and logs an error if the API fails', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const failing = source(() => Promise.reject(new Error('GET /api/news/999 was answered with 404.')));
    await expect(load(failing, { id: '999' })).rejects.toEqual(new RedirectTo('/404'));
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  });
});

describe('head', () => {
  it('returns title and summary of the article, or a generic title for an unknown one', () => {
    const { id, title, summary } = article;
    expect(head({ id: String(id) })).toMatchObject({
      title: { id: title.id },
      description: { id: summary.id },
    });
    expect(head({ id: '99' })).toMatchObject({ title: { id: 'news.article.title' } });
  });
});
