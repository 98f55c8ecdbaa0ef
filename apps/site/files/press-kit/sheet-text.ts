import type { Sheet } from '../../src/pages/press/sheet.ts';

/** Break hints steer the lines of a narrow page; in a file they would only be found by searching. */
const plain = (text: string) => text.replace(/[\u00ad\u200b]/g, '');

/** Indents what goes on after a list's dash. */
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`);

const pair = (term: string, text: string) => `${term}: ${text}`;

/** Each part of a sheet as lines, first its heading. */
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

/** The rules for the use of the kit as lines. */
const rulesOf = ({ headings, allowed, please, onRequest }: Sheet): string[][] => [
  [headings.use, ...list([...allowed, ...please])],
  [headings.onRequest, ...list(onRequest)],
];

const write = (title: string, parts: readonly string[][]) =>
  plain(`${[[title], ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`);

/** The factsheet as plain text. */
export const sheetText = (sheet: Sheet): string =>
  write(`Fatal. ${sheet.title}`, [...partsOf(sheet), ...rulesOf(sheet)]);

/** Only what may be done with the kit. */
export const rulesText = (sheet: Sheet): string => write(`Fatal. ${sheet.title}`, rulesOf(sheet));
