import type { Content } from '../content.ts';
import { FileCheck, isDay, type ContentProblem } from '../problems.ts';
import type { ContentReferences } from '../content-references.ts';

/** Articles, their texts, and who signs them. */
export function findProblems(
  { articles, bodies, authors }: Content,
  references: ContentReferences,
): ContentProblem[] {
  const check = new FileCheck('content/news.ts', references);
  check.unique(
    'an id',
    articles.map(({ id }) => [`article ${String(id)}`, id]),
  );
  articles.forEach(({ id, title, summary, image, publishedDate, author }, index) => {
    const entry = `article ${String(id)}`;
    const key = (part: string) => `news.${String(id)}.${part}`;
    check.must(Number.isInteger(id) && id > 0, entry, 'have a whole number from 1 as its id');
    check.must(title.id === key('title'), entry, `have the title id "${key('title')}"`);
    check.must(
      bodies[id]?.id === key('body'),
      entry,
      `have its text "${key('body')}" in news/${String(id)}.ts`,
    );
    check.must(isDay(publishedDate), entry, `have a day as YYYY-MM-DD ("${publishedDate}" is none)`);
    const before = articles[index - 1];
    check.must(!before || before.publishedDate >= publishedDate, entry, 'stand after every newer one');
    check.must(Object.hasOwn(authors, author), entry, `name an author of authors.ts ("${author}" is none)`);
    check.words(entry, title, summary, { id: key('body') });
    check.words(entry, image.alt);
  });
  for (const file of Object.keys(bodies)) {
    const isListed = articles.some(({ id }) => String(id) === file);
    check.must(isListed, `news/${file}.ts`, 'belong to an article of news.ts');
  }

  const people = new FileCheck('content/authors.ts', references);
  for (const [key, { name, firstSurname }] of Object.entries(authors)) {
    people.must(name !== '' && firstSurname !== '', key, 'have a name and a surname');
  }
  return [...check.problems, ...people.problems];
}
