import { documentTitle, languageTag, type Locale } from '@fatal/contracts';
import { authors } from '#content/authors';
import { articlesOn } from '../src/model/news-items.ts';
import type { Article } from '../build/content/types.ts';
import { escapeText } from './escape.ts';
import { pageUrl, withAbsoluteLinks } from './page-url.ts';
import type { Subject } from './subject.ts';

export const FEED_TYPE = 'application/atom+xml';

/** Returns the path of the feed in a language. */
export const feedPath = (locale: Locale): string => `/feeds/${locale}.atom`;

/** Returns the catalogs that the feed of a day (ISO 8601) needs. */
export const feedAreas = (day?: string): string[] => [
  'news',
  ...articlesOn(day).map(({ id }) => `article-${String(id)}`),
];

/** Returns midnight UTC of a day. Atom requires a time, but the content only has dates. */
const instant = (date: string) => `${date}T00:00:00Z`;

const tag = (name: string, text: string) => `<${name}>${escapeText(text)}</${name}>`;

interface FeedOptions extends Pick<Subject, 'origin' | 'locale' | 'words'> {
  /** Last publication day to include (ISO 8601). Default: all articles. */
  day?: string;
}

/** Returns the news in a language as an Atom feed (RFC 4287) with full articles, newest first. */
export function feedXml({ origin, locale, words, day }: FeedOptions): string {
  const articles = articlesOn(day);
  const newest = articles
    .map(({ publishedDate }) => publishedDate)
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error('A feed needs at least one article.');
  const list = pageUrl(origin, '/news', locale);

  const entry = ({ id, title, summary, publishedDate, author }: Article) => {
    const url = pageUrl(origin, `/news/${String(id)}`, locale);
    const person = authors[author];
    if (!person) throw new Error(`Article ${String(id)} has no author "${author}".`);
    return [
      '<entry>',
      tag('id', url),
      tag('title', words(title)),
      `<link rel="alternate" type="text/html" href="${escapeText(url)}"/>`,
      tag('published', instant(publishedDate)),
      tag('updated', instant(publishedDate)),
      `<author>${tag('name', `${person.name} ${person.firstSurname}`)}</author>`,
      tag('summary', words(summary)),
      `<content type="html">${escapeText(withAbsoluteLinks(words(`news.${String(id)}.body`), origin))}</content>`,
      '</entry>',
    ].join('\n');
  };

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(locale)}">`,
    tag('id', origin + feedPath(locale)),
    tag('title', documentTitle(words('news.list.head'), locale)),
    tag('subtitle', words('news.list.description')),
    tag('updated', instant(newest)),
    tag('icon', `${origin}/icon-192.png`),
    `<link rel="self" type="${FEED_TYPE}" href="${escapeText(origin + feedPath(locale))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeText(list)}"/>`,
    ...articles.map(entry),
    '</feed>',
    '',
  ].join('\n');
}
