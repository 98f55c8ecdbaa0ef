import { languageTag, type Locale } from '@fatal/contracts';
import type { Sheet } from '../../src/pages/press/sheet.ts';
import { escapeText } from '../../server/escape.ts';

/** Styles for screen and print. Use system fonts only, because the document has to work without other files. */
const STYLE =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.55 Georgia,serif;color:#101213}' +
  'h1{font-size:2.2rem;font-weight:400;margin:0 0 1.5rem}h2{font-size:1.1rem;margin:1.75rem 0 .5rem;break-after:avoid}' +
  'p{margin:.5rem 0}dl{display:grid;grid-template-columns:12rem 1fr;gap:.25rem 1rem;margin:0}dd{margin:0}' +
  'blockquote{margin:.5rem 0}@page{margin:18mm}@media print{body{margin:0;padding:0;font-size:10pt}}' +
  ':lang(ja){font-family:"Hiragino Mincho ProN","Yu Mincho",serif}';

const plain = (text: string) => escapeText(text.replace(/[\u00ad\u200b]/g, ''));
const heading = (text: string) => `<h2>${plain(text)}</h2>`;
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${plain(text)}</p>`).join('');
const list = (texts: readonly string[]) =>
  `<ul>${texts.map((text) => `<li>${plain(text)}</li>`).join('')}</ul>`;
const pairs = (rows: readonly (readonly [term: string, text: string])[]) =>
  `<dl>${rows.map(([term, text]) => `<dt>${plain(term)}</dt><dd>${plain(text)}</dd>`).join('')}</dl>`;

/** Returns the factsheet as a standalone HTML document with inline styles. */
export function sheetDocument(sheet: Sheet, locale: Locale): string {
  const { headings } = sheet;
  const title = `Fatal. ${sheet.title}`;
  const parts = [
    heading(headings.description) + paragraphs(sheet.description),
    heading(headings.facts) + pairs(sheet.facts.map(({ term, text }) => [term, text])),
    heading(headings.games) +
      pairs(
        sheet.games.map(({ name, subtitle, state }) => [name, [subtitle, state].filter(Boolean).join('. ')]),
      ),
    heading(headings.history) + paragraphs(sheet.history),
    heading(headings.features) + list(sheet.features),
    heading(headings.quotes) +
      sheet.quotes
        .map(
          ({ text, author, source }) =>
            `<blockquote><p>${plain(text)}</p><footer>${plain(author)}, <cite>${plain(source)}</cite></footer></blockquote>`,
        )
        .join(''),
    heading(headings.credits) + pairs(sheet.credits.map(({ name, titles }) => [titles.join(', '), name])),
    heading(headings.use) + list([...sheet.allowed, ...sheet.please]),
    heading(headings.onRequest) + list(sheet.onRequest),
  ];
  return (
    `<!doctype html>\n<html lang="${languageTag(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${plain(title)}</title>` +
    `<style>${STYLE}</style></head>\n<body><h1>${plain(title)}</h1>\n${parts.join('\n')}\n</body></html>\n`
  );
}
