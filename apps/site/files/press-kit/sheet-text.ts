import type { Sheet } from '../../src/pages/press/sheet.ts';

/** Removes break hints (soft hyphens and zero-width spaces), which would only get in the way of searching in a text file. */
const plain = (text: string) => text.replace(/[\u00ad\u200b]/g, '');

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`);

const pair = (term: string, text: string) => `${term}: ${text}`;

/** Returns the parts of a sheet as lines, starting with the heading. */
const partsOf = (sheet: Sheet): string[][] => {
  const { headings } = sheet;
  return [
    [headings.description, ...sheet.description],
    [headings.facts, ...sheet.facts.map(({ term, text }) => pair(term, text))],
    [
      headings.games,
      ...sheet.games.map(({ name, subtitle, state }) =>
        pair([name, subtitle].filter(Boolean).join(', '), state),
      ),
    ],
    [headings.history, ...sheet.history],
    [headings.features, ...list(sheet.features)],
    [headings.quotes, ...sheet.quotes.map(({ text, author, source }) => `${text} (${author}, ${source})`)],
    [headings.credits, ...sheet.credits.map(({ name, titles }) => pair(name, titles.join(', ')))],
  ];
};

/** Returns the rules for using the kit as lines. */
const rulesOf = ({ headings, allowed, please, onRequest }: Sheet): string[][] => [
  [headings.use, ...list([...allowed, ...please])],
  [headings.onRequest, ...list(onRequest)],
];

const write = (title: string, parts: readonly string[][]) =>
  plain(`${[[title], ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`);

/** Returns the factsheet as plain text. */
export const sheetText = (sheet: Sheet): string =>
  write(`Fatal. ${sheet.title}`, [...partsOf(sheet), ...rulesOf(sheet)]);

/** Returns only the rules for using the kit, as plain text. */
export const rulesText = (sheet: Sheet): string => write(`Fatal. ${sheet.title}`, rulesOf(sheet));
