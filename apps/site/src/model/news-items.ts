import type { NewsItem } from '@fatal/contracts';
import { authors } from '#content/authors';
import { articles } from '#content/news';

const keyOf = ({ id }: { id: string | undefined }): string => id ?? '';

/** The articles that are out on a day (ISO 8601), newest first. Without a day: all of them. */
export const articlesOn = (day: string | undefined) =>
  articles.filter(({ publishedDate }) => day === undefined || publishedDate <= day);

/** These articles as the API answers them, with no views. */
export function newsItems(day?: string): NewsItem[] {
  return articlesOn(day).map(({ id, title, image, publishedDate, author }) => {
    const person = authors[author];
    if (!person) throw new Error(`Article ${String(id)} has no author "${author}".`);
    return {
      id,
      title: keyOf({ id: title.id }),
      content: `news.${String(id)}.body`,
      image: image.picture.path,
      published_date: publishedDate,
      views: 0,
      author: { image: person.image.path, name: person.name, first_surname: person.firstSurname },
    };
  });
}
