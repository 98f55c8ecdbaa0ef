import type { NewsItem } from '@fatal/contracts';
import type { PictureStem } from '@gloam/ui';
import { useLingui } from '@lingui/react/macro';
import { authors } from '#content/authors';
import { articles } from '#content/news';
import doorway from '../../content/pictures/doorway.json';

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
      title: title.id,
      content: `news.${String(id)}.body`,
      image: image.picture.path,
      published_date: publishedDate,
      views: 0,
      author: { image: person.image.path, name: person.name, first_surname: person.firstSurname },
    };
  });
}

/** The picture of a news item; an empty room where it is none of ours. */
export const newsPicture = ({ image }: NewsItem): PictureStem =>
  articles.find((article) => article.image.picture.path === image)?.image.picture ?? doorway;

/** The portrait of a news item's author. */
export const authorPicture = ({ author }: NewsItem): PictureStem | undefined =>
  Object.values(authors).find(({ image }) => image.path === author.image)?.image;

/**
 * Words for translation keys that the API names, such as the body of an article. Catalogs fall back to English when they are compiled;
 * a key that no catalog has is `undefined`, never shown itself.
 */
export function useContentText(): (key: string) => string | undefined {
  const { i18n } = useLingui();
  return (key) => (Object.hasOwn(i18n.messages, key) ? i18n._(key) || undefined : undefined);
}

/** Words the title of a news item; an item whose key no catalog has gets a title that is true of all. */
export function useNewsTitle(): (item: NewsItem) => string {
  const { t } = useLingui();
  const text = useContentText();
  const untitled = t({ id: 'shell.news.untitled', message: 'From the studio' });
  return (item) => text(item.title) ?? untitled;
}
