import { authors } from '#content/authors';
import { articles } from '#content/news';
import type { Subject } from '../subject.ts';
import { aboutPage, studio, urlOf, type Node } from './node.ts';

/** Throws for an unknown article. */
export function newsArticle(subject: Subject): Node {
  const { origin, params, words } = subject;
  const article = articles.find(({ id }) => String(id) === params.id);
  const author = article && authors[article.author];
  if (!author) throw new Error(`There is no article ${String(params.id)} with an author.`);
  return {
    '@type': 'NewsArticle',
    headline: words(article.title),
    ...aboutPage(subject),
    mainEntityOfPage: urlOf(subject),
    image: [`${origin}${article.image.picture.path}.png`, origin + subject.shareImage],
    datePublished: article.publishedDate,
    author: { '@type': 'Person', name: `${author.name} ${author.firstSurname}` },
    publisher: studio(subject),
  };
}
