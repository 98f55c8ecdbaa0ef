import type { Change } from '../change.ts';
import type { Scratch } from '../../scratch.ts';

const CONTENT = 'apps/site/content';
const LOCALES = 'apps/site/locales';
const ID = '9';

const ENTRY = `
  {
    id: ${ID},
    title: msg({ id: 'news.${ID}.title', message: 'Another night' }),
    summary: msg({ id: 'news.${ID}.summary', message: 'What the second night taught us about a dark game.' }),
    image: {
      picture: news1,
      alt: msg({ id: 'news.${ID}.alt', message: 'A hall with rows of seats.' }),
    },
    publishedDate: '2025-09-09',
    author: 'nadia-berrada',
  },`;

/** Every translation of the new entries: what the first article says, so that it is a real text of its language. */
function translate(scratch: Scratch): void {
  for (const area of ['news', `article-${ID}`]) {
    for (const file of scratch.list(`${LOCALES}/${area}`)) {
      const known = scratch.read(area === 'news' ? file : file.replace(`article-${ID}`, 'article-1'));
      const text = scratch.read(file).replace(/msgid "news\.9\.(\w+)"\nmsgstr ""/g, (entry, name: string) => {
        const found = new RegExp(`msgid "news\\.1\\.${name}"\\n(msgstr [^]*?)(?=\\n\\n|\\n?$)`).exec(
          known,
        )?.[1];
        return found ? entry.replace('msgstr ""', found) : entry;
      });
      scratch.write(file, text);
    }
  }
}

/** An article in five languages: docs/guides/content.md. */
export const article: Change = {
  name: 'article',
  limits: { files: 7, byHand: 7 },
  own: /^apps\/site\/(?:locales\/article-9|content\/news\/9\.ts)/,
  edit: (scratch) => {
    scratch.replace(`${CONTENT}/news.ts`, /(?<=Article\[\] = \[)/, ENTRY);
    scratch.write(
      `${CONTENT}/news/${ID}.ts`,
      scratch.read(`${CONTENT}/news/1.ts`).replace('news.1.', `news.${ID}.`),
    );
  },
  commands: ['npm run strings:extract'],
  finish: translate,
};
