import type { Change } from '../change.ts';
import type { Scratch } from '../../scratch.ts';
import { translate } from '../translations.ts';

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

const WORDS: Readonly<Record<string, { title: string; summary: string }>> = {
  es: { title: 'Otra noche', summary: 'Lo que la segunda noche nos enseñó sobre un juego oscuro.' },
  it: { title: 'Un’altra notte', summary: 'Che cosa ci ha insegnato la seconda notte su un gioco buio.' },
  de: {
    title: 'Noch eine Nacht',
    summary: 'Was uns die zweite Nacht über ein dunkles Spiel gelehrt hat.',
  },
  jp: { title: 'もう一つの夜', summary: '二度目の夜が、暗いゲームについて教えてくれたこと。' },
};

/** Every translation of the new entries. The text is that of the first article, so that it is a real one of its language. */
function translateAll(scratch: Scratch): void {
  for (const [language, { title, summary }] of Object.entries(WORDS)) {
    const words = { [`news.${ID}.title`]: title, [`news.${ID}.summary`]: summary };
    translate(scratch, `${LOCALES}/news/${language}.po`, words);
  }
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
  finish: translateAll,
};
