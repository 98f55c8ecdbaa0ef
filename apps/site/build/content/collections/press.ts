import { DEFAULT_LOCALE } from '@fatal/contracts';
import type { RootContent } from 'mdast';
import * as v from 'valibot';
import { lineOf } from '../markdown/nodes.ts';
import { plainText, sectionsOf } from '../markdown/sections.ts';
import type { LanguageFile, Languages, Reader } from '../reader.ts';
import { oneOf } from '../text/known.ts';
import { wholeNumber } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import type { CatalogText } from '../values.ts';

const FOLDER = 'press';

/**
 * Headings of the press kit's sections. They are keys, so they are the same in every language; the page has
 * its own headings.
 */
const PARTS = {
  Description: { id: 'description', isList: false },
  History: { id: 'history', isList: false },
  Features: { id: 'feature', isList: true },
  Quotes: { id: 'quote', isList: true },
  Allowed: { id: 'allowed', isList: true },
  'On request': { id: 'onRequest', isList: true },
} as const;

type PartName = keyof typeof PARTS;

const NAMES = Object.keys(PARTS) as PartName[];

/** List item or paragraph. */
interface Line {
  text: string;
  line: number;
}

interface Part {
  /** Line of its heading. */
  line: number;
  lines: Line[];
}

type Parts = Partial<Record<PartName, Part>>;

interface PressOptions {
  /** Numbers of the published articles. */
  articles: readonly number[];
  /** Names of the gallery's pictures. */
  gallery: readonly string[];
}

/** Reads the facts of the press kit. Runs after the articles, because it checks quotes from them. */
export function readPress(reader: Reader, { articles, gallery }: PressOptions) {
  const picture = oneOf(gallery, 'picture of the gallery');
  const schema = record({
    founded: wholeNumber,
    shown: v.array(picture, 'must be a list of pictures, such as [forest, jetty]'),
    quoted: v.array(wholeNumber, 'must be a list of numbers, such as [8, 7]'),
  });
  const index = reader.recordWithLines(`${FOLDER}/index.yaml`, schema);
  const languages = reader.languages(FOLDER, {});
  if (!index || !languages) return undefined;
  const all = partsOf(languages);
  const { quoted, ...facts } = index.value;
  quoted.forEach((article, place) => {
    if (!articles.includes(article))
      index.report(
        index.lineOf(['quoted', place]),
        `there is no article ${String(article)}; use numbers of existing articles`,
      );
  });
  const quotes = all.get(DEFAULT_LOCALE)?.Quotes?.lines.length ?? 0;
  if (quotes !== quoted.length)
    index.report(
      index.lineOf(['quoted']),
      `there are ${String(quoted.length)} articles here and ${String(quotes)} lines under ## Quotes in en.md; each quote needs an article`,
    );
  checkQuotes(reader, all, quoted);
  const addMessage = (name: PartName, area: string = FOLDER): CatalogText[] =>
    (all.get(DEFAULT_LOCALE)?.[name]?.lines ?? []).map((_, place) =>
      reader.addMessage(
        area,
        `${FOLDER}.${PARTS[name].id}.${String(place + 1)}`,
        new Map(
          [...all].flatMap(([locale, parts]) => {
            const text = parts[name]?.lines[place]?.text;
            return text === undefined ? [] : [[locale, text] as const];
          }),
        ),
      ),
    );
  return {
    ...facts,
    description: addMessage('Description'),
    history: addMessage('History'),
    // Uses the catalog of the game page, which shows them too.
    features: addMessage('Features', 'game'),
    quotes: addMessage('Quotes').flatMap((text, place) => {
      const article = quoted[place];
      return article === undefined ? [] : [{ text, article }];
    }),
    allowed: addMessage('Allowed'),
    onRequest: addMessage('On request'),
  };
}

/** Reads the sections in every language and reports those whose number of lines differs from the English. */
function partsOf(languages: Languages<unknown>): Map<string, Parts> {
  const all = new Map([...languages].map(([locale, file]) => [locale, partsIn(file)]));
  const english = all.get(DEFAULT_LOCALE);
  for (const [locale, { report }] of languages)
    for (const name of NAMES) {
      const part = all.get(locale)?.[name];
      const wanted = english?.[name];
      if (!part || !wanted || part.lines.length === wanted.lines.length) continue;
      report(
        part.line,
        `there are ${String(part.lines.length)} ${PARTS[name].isList ? 'lines' : 'paragraphs'} under ## ${name}; ${DEFAULT_LOCALE}.md has ${String(wanted.lines.length)}, and every language must have the same number`,
      );
    }
  return all;
}

function partsIn({ body, locale, report }: LanguageFile<unknown>): Parts {
  const parts: Parts = {};
  const headings = NAMES.map((name) => `## ${name}`).join(', ');
  for (const { title, line, nodes } of sectionsOf(body, report)) {
    const name = NAMES.find((one) => one === title);
    if (!name)
      report(
        line,
        `"${title}" is not a section of the press kit; in every language its headings are ${headings}`,
      );
    else if (parts[name]) report(line, `"${title}" is used twice; remove one of them`);
    else parts[name] = { line, lines: linesOf(nodes, PARTS[name].isList, locale, report) };
  }
  for (const name of NAMES)
    if (!parts[name]) report(1, `heading ## ${name} is missing; write it in English in every language`);
  return parts;
}

function linesOf(
  nodes: readonly RootContent[],
  isList: boolean,
  locale: string,
  report: LanguageFile<unknown>['report'],
): Line[] {
  const textOf = (children: readonly RootContent[], line: number): Line => ({
    text: plainText(children, line, locale, report),
    line,
  });
  if (!isList) return nodes.map((node) => textOf([node], lineOf(node)));
  const [list, more] = nodes;
  if (list?.type !== 'list') {
    if (list) report(lineOf(list), 'expected a list: lines that start with "- "');
    return [];
  }
  if (more) report(lineOf(more), 'expected one list and nothing else');
  return list.children.map((item) => textOf(item.children, lineOf(item)));
}

/**
 * Removes spaces, because a quote may span a list item and the text after it, which HTML doesn't separate by
 * spaces.
 */
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

const wordsOfHtml = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

/** Reports quotes that differ from the article, in every language. */
function checkQuotes(reader: Reader, all: ReadonlyMap<string, Parts>, quoted: readonly number[]): void {
  for (const [locale, { Quotes }] of all)
    Quotes?.lines.forEach(({ text, line }, place) => {
      const number = String(quoted[place]);
      const body = reader.messages.get(locale)?.get(`article-${number}`)?.get(`news.${number}.body`);
      if (body !== undefined && !withoutSpaces(wordsOfHtml(body)).includes(withoutSpaces(text)))
        reader.folder.reportIn(`${FOLDER}/${locale}.md`)(
          line,
          `article ${number} does not contain this; quote it word for word`,
        );
    });
}
