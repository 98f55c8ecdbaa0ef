import type { NewsItem } from '@fatal/contracts';
import { authors } from '#content/authors';
import { articles } from './articles.ts';

const keyOf = ({ id }: { id: string | undefined }): string => id ?? '';

/** The articles as the API answers them, newest first, before anybody has read them. */
export function newsItems(): NewsItem[] {
  return articles.map(({ id, title, image, publishedDate, author }) => {
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
