import { DEFAULT_NEWS_COUNT } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { articles } from '../../content/news.ts';
import { authors } from '../../content/authors.ts';
import { newsItems } from './news-items.ts';

describe('the news as the API answers them', () => {
  // SPEC 3: News item and article
  it('are the eight articles with the ids 1 to 8, newest first', () => {
    const items = newsItems();
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const dates = items.map(({ published_date }) => published_date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(dates).size).toBe(8);
  });

  it('begin with the three default items', () => {
    expect(
      newsItems()
        .slice(0, DEFAULT_NEWS_COUNT)
        .map(({ id }) => id),
    ).toEqual([1, 2, 3]);
  });

  // SPEC 3: News item and article
  it('carry keys, paths and a day, not words', () => {
    expect(newsItems()[0]).toEqual({
      id: 1,
      title: 'news.1.title',
      content: 'news.1.body',
      image: '/images/news-1',
      published_date: '2025-07-09',
      views: 0,
      author: { image: '/images/portrait-1', name: 'Nadia', first_surname: 'Berrada' },
    });
  });

  it.each(newsItems())('are dated by a day that exists: $id', ({ published_date }) => {
    expect(new Date(published_date).toISOString()).toBe(`${published_date}T00:00:00.000Z`);
  });

  it('are signed by somebody we know', () => {
    expect(articles.filter(({ author }) => !Object.hasOwn(authors, author))).toEqual([]);
  });
});
