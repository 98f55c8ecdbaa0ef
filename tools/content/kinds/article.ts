import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { inAllLanguages, toTranslate } from '../languages.ts';
import { markdownOf, yamlOf, type ContentFiles, type Kind } from '../kind.ts';

/** Returns the first number above all existing articles, including drafts. */
function nextNumber({ folder }: ContentFiles): number {
  const taken = readdirSync(path.join(folder, 'news')).map(Number).filter(Number.isInteger);
  return Math.max(0, ...taken) + 1;
}

const authorsIn = (content: ContentFiles) =>
  Object.keys((parse(content.read('authors.yaml')) ?? {}) as Record<string, unknown>);

const today = () => new Date().toISOString().slice(0, 10);

export const article: Kind = {
  name: 'article',
  questions: (content) => [
    { name: 'title', ask: 'Title in English' },
    { name: 'summary', ask: 'Summary in English, one sentence' },
    { name: 'author', ask: `Author: ${authorsIn(content).join(', ')}` },
    {
      name: 'picture',
      ask: 'Picture, by its name in content/pictures',
      otherwise: `news-${String(nextNumber(content))}`,
    },
    { name: 'alt', ask: 'What the picture shows, place and light' },
    { name: 'date', ask: 'Day', otherwise: today() },
  ],
  make: ({ title, summary, author, picture = '', alt, date }, content) => {
    const folder = `news/${String(nextNumber(content))}`;
    const index = content.create(`${folder}/index.yaml`, yamlOf({ date, author, picture, draft: true }));
    const written = inAllLanguages(
      content,
      folder,
      markdownOf({ title, summary, alt }, 'Write the text here.\n'),
    );
    return {
      written: [index, ...written],
      left: [
        ...(content.has(`pictures/${picture}.json`) ? [] : [`make the picture ${picture}: art/README.md`]),
        `write the text, 300 to 600 words: ${folder}/en.md`,
        ...toTranslate(folder),
        `remove the line "draft: true" from ${index} to publish it`,
      ],
    };
  },
};
