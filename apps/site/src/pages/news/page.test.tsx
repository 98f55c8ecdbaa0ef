import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articles } from '#content/news';
import { newsItems } from '../../model/news-items.ts';
import { openSite } from '../../testing/open-site.tsx';

const items = newsItems();
const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the news page', () => {
  // Spec 7.1
  it('shows every article with title, date, author and summary, in the order of the API', async () => {
    await openSite('/news');
    const drawn = main().getAllByRole('article');
    expect(drawn.map((article) => within(article).getByRole('heading').textContent)).toEqual(
      articles.map(({ title }) => title.message),
    );
    for (const [index, { published_date: day, author }] of items.entries()) {
      const article = drawn[index] ?? document.body;
      expect(within(article).getByText(`${author.name} ${author.first_surname}`)).toBeInTheDocument();
      expect(article.querySelector('time')).toHaveAttribute('datetime', day);
      expect(article).toHaveTextContent(articles[index]?.summary.message ?? '?');
    }
    expect(screen.getByText(`${String(items.length)} articles`)).toBeInTheDocument();
  });

  // Spec 7.1
  it('has one link per article, with its title', async () => {
    await openSite('/news');
    const links = main().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      items.map(({ id }) => `/news/${String(id)}`),
    );
    expect(links[0]).toHaveAccessibleName(/^Read more: ./);
    expect(links.at(-1)).toHaveAccessibleName(articles.at(-1)?.title.message);
  });

  // Spec 3.10
  it('shows no message key for an unknown article', async () => {
    const [first] = items as [(typeof items)[0]];
    const unknown = { ...first, id: 99, title: 'news.99.title', image: '/images/none' };
    await openSite('/news', { source: { news: () => Promise.resolve([unknown, first]) } });
    expect(main().getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'From the studio' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('news.99');
  });

  it('shows the articles of the content and logs an error if the API fails', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    await openSite('/news', { source: { news: () => Promise.reject(new Error('Gone.')) } });
    expect(main().getAllByRole('article')).toHaveLength(items.length);
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  });
});

describe('a list with several pages', () => {
  const [first] = items as [(typeof items)[0]];
  const many = Array.from({ length: 50 }, (_, index) => ({ ...first, id: index + 1 }));
  const source = { news: () => Promise.resolve(many) };
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Pages of news' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('starts with the newest articles and links to older ones', async () => {
    await openSite('/news', { source });
    expect(main().getAllByRole('article')).toHaveLength(24);
    expect(screen.getByText('50 articles')).toBeInTheDocument();
    expect(links()).toEqual([['Older articles', '/news/page/2']]);
  });

  it('shows the page number on later pages', async () => {
    await openSite('/news/page/2', { source });
    expect(main().getAllByRole('article')).toHaveLength(24);
    expect(screen.getByRole('heading', { name: 'Page 2 of 3' })).toBeInTheDocument();
    expect(document.title).toBe('News, page 2 · Fatal');
    expect(links()).toEqual([
      ['Newer articles', '/news'],
      ['Older articles', '/news/page/3'],
    ]);
  });

  it('ends with the oldest articles', async () => {
    await openSite('/news/page/3', { source });
    expect(main().getAllByRole('article')).toHaveLength(2);
    expect(links()).toEqual([['Newer articles', '/news/page/2']]);
  });

  it('shows the 404 page beyond the last page', async () => {
    await openSite('/news/page/4', { source });
    expect(await screen.findByRole('heading', { name: 'This frame was never exposed.' })).toBeInTheDocument();
  });
});
