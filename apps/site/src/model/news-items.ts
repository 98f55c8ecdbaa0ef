import type { NewsItem } from '@fatal/contracts';
import type { PictureStem } from '@gloam/ui';
import { useLingui } from '@lingui/react/macro';
import { authors } from '#content/authors';
import { articles } from '#content/news';
import doorway from '../../content/pictures/doorway.json';

/** Returns the articles published by `day` (ISO 8601), newest first, or all articles if there is no day. */
export const articlesOn = (day: string | undefined) =>
  articles.filter(({ publishedDate }) => day === undefined || publishedDate <= day);

/** Returns these articles in the format of the API, with zero views. */
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

/** Returns the picture of a news item, or a default picture if it isn't in the content. */
export const newsPicture = ({ image }: NewsItem): PictureStem =>
  articles.find((article) => article.image.picture.path === image)?.image.picture ?? doorway;

/** Returns the portrait of a news item's author. */
export const authorPicture = ({ author }: NewsItem): PictureStem | undefined =>
  Object.values(authors).find(({ image }) => image.path === author.image)?.image;

/**
 * Returns a function that translates keys from the API, such as an article's body. It returns `undefined` for unknown keys, so that a raw
 * key is never shown. The English fallback is part of the compiled catalogs.
 */
export function useContentText(): (key: string) => string | undefined {
  const { i18n } = useLingui();
  return (key) => (Object.hasOwn(i18n.messages, key) ? i18n._(key) || undefined : undefined);
}

/** Returns a function that translates the title of a news item, with a generic title for unknown keys. */
export function useNewsTitle(): (item: NewsItem) => string {
  const { t } = useLingui();
  const text = useContentText();
  const untitled = t({ id: 'shell.news.untitled', message: 'From the studio' });
  return (item) => text(item.title) ?? untitled;
}
