import type { NewsItem } from '@fatal/contracts';
import type { PictureStem } from '@gloam/ui';
import { authors } from '#content/authors';
import { articles } from '#content/news';
import doorway from '../../content/pictures/doorway.json';

/** The picture at a path that the API gave, such as `/images/news-1`; `undefined` where it is none of `pictures`. */
export function pictureAt(path: string | null, pictures: readonly PictureStem[]): PictureStem | undefined {
  return pictures.find((picture) => picture.path === path);
}

const ofNews = articles.map(({ image }) => image.picture);
const ofAuthors = Object.values(authors).map(({ image }) => image);

/** The picture of a news item; an empty room where it is none of ours. */
export const newsPicture = ({ image }: NewsItem): PictureStem => pictureAt(image, ofNews) ?? doorway;

/** The portrait of a news item's author. */
export const authorPicture = ({ author }: NewsItem): PictureStem | undefined =>
  pictureAt(author.image, ofAuthors);
