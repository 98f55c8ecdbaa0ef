import { dayBefore } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { authors } from '#content/authors';
import { articles } from '#content/news';
import { newsItems } from './news-items.ts';

describe('newsItems', () => {
  // Spec 7.5
  it('returns the articles, newest first', () => {
    const items = newsItems();
    expect(items.map(({ id }) => id)).toEqual(articles.map(({ id }) => id));
    const dates = items.map(({ published_date }) => published_date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('omits articles of later days', () => {
    const [newest, ...others] = articles;
    const day = dayBefore(newest?.publishedDate ?? '');
    expect(newsItems(day).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(newsItems(newest?.publishedDate)).toEqual(newsItems());
  });

  // Spec 7.5
  it.each(newsItems())('returns keys, paths and dates instead of texts: $id', (item) => {
    const article = articles.find(({ id }) => id === item.id);
    const author = authors[article?.author ?? ''];
    const id = String(item.id);
    expect(item).toEqual({
      id: item.id,
      title: `news.${id}.title`,
      content: `news.${id}.body`,
      image: article?.image.picture.path,
      published_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      views: 0,
      author: {
        image: author?.image.path,
        name: author?.name,
        first_surname: author?.firstSurname,
      },
    });
  });

  it.each(newsItems())('returns a valid date: $id', ({ published_date }) => {
    expect(new Date(published_date).toISOString()).toBe(`${published_date}T00:00:00.000Z`);
  });

  it('has a known author for each article', () => {
    expect(articles.filter(({ author }) => !Object.hasOwn(authors, author))).toEqual([]);
  });
});
