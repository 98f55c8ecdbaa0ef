import type { Change } from '../change.ts';
import type { Files } from '../../scratch.ts';

const FOLDER = 'apps/site/content/news/9';
const FIRST = 'apps/site/content/news/1';

const WORDS: Readonly<Record<string, { title: string; summary: string }>> = {
  en: { title: 'Another night', summary: 'What the second night taught us about a dark game.' },
  es: { title: 'Otra noche', summary: 'Lo que la segunda noche nos enseñó sobre un juego oscuro.' },
  it: { title: 'Un’altra notte', summary: 'Che cosa ci ha insegnato la seconda notte su un gioco buio.' },
  de: { title: 'Noch eine Nacht', summary: 'Was uns die zweite Nacht über ein dunkles Spiel gelehrt hat.' },
  jp: { title: 'もう一つの夜', summary: '二度目の夜が、暗いゲームについて教えてくれたこと。' },
};

/** Every language of it. The text is that of the first article, so that it is a real one of its language. */
function write(scratch: Files): void {
  for (const [language, { title, summary }] of Object.entries(WORDS)) {
    const text = scratch
      .read(`${FIRST}/${language}.md`)
      .replace(/^title: .*$/m, `title: ${title}`)
      .replace(/^summary: .*$/m, `summary: ${summary}`);
    scratch.write(`${FOLDER}/${language}.md`, text);
  }
  scratch.replace(`${FOLDER}/index.yaml`, /\ndraft: true/, '');
}

/** An article in five languages: docs/guides/content.md. */
export const article: Change = {
  name: 'article',
  limits: { files: 0, byHand: 0 },
  own: /^apps\/site\/content\/news\/9\//,
  edit: (scratch) => {
    const flags = {
      title: 'Another night',
      summary: 'S',
      author: 'nadia-berrada',
      picture: 'news-1',
      alt: 'A',
    };
    const given = Object.entries({ ...flags, date: '2025-09-09' }).flatMap(([name, text]) => [
      `--${name}`,
      text,
    ]);
    scratch.run('node', ['tools/content/new.ts', 'article', ...given]);
    write(scratch);
  },
  commands: ['npm run content -- confirm news/9'],
};
