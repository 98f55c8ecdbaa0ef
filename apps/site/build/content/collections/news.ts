import { DEFAULT_LOCALE, studioDay } from '@fatal/contracts';
import type { Image, Root } from 'mdast';
import * as v from 'valibot';
import { everyNode, jointOf, lineOf, wordsOf } from '../markdown/nodes.ts';
import type { LanguageFile, Reader } from '../reader.ts';
import { oneOf } from '../text/known.ts';
import { day, wholeNumber, words, yesOrNo } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import type { PictureRef, CatalogText } from '../values.ts';

interface Article {
  id: number;
  title: CatalogText;
  summary: CatalogText;
  image: { picture: PictureRef; alt: CatalogText };
  publishedDate: string;
  author: string;
  related?: number[];
}

const FOLDER = 'news';

const IS_NUMBER = /^[1-9]\d*$/;

/**
 * Returns the numbers of all published articles, and of drafts if `drafts` is set, without validating them.
 */
export const articleNumbers = (reader: Reader, drafts: boolean): number[] =>
  reader.folder
    .foldersIn(FOLDER)
    .filter((name) => IS_NUMBER.test(name) && (drafts || !isDraft(reader, `${FOLDER}/${name}/index.yaml`)))
    .map(Number);

export interface Bounds {
  least: number;
  most: number;
}

interface NewsOptions {
  /** Keys of the authors. */
  authors: readonly string[];
  drafts: boolean;
  /** Whether titles of drafts and of articles with a future date are marked. */
  isMarked: boolean;
  length: Bounds;
}

const countWords = (body: Root) =>
  body.children
    .map((node) => wordsOf([node]))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;

function checkLength({ body, locale, report }: LanguageFile<unknown>, { least, most }: Bounds): void {
  // Accepts any length in Japanese, because words aren't separated by spaces.
  const count = jointOf(locale) === '' ? least : countWords(body);
  if (count < least || count > most)
    report(1, `this text has ${String(count)} words; allowed: ${String(least)} to ${String(most)}`);
}

/** Returns the names of the pictures in a text with their lines. */
const picturesIn = (body: Root) =>
  [...everyNode(body)]
    .filter((node) => node.type === 'image')
    .map((node) => ({ name: (node as Image).url, line: lineOf(node) }));

/** Reports translations with other pictures than the English, or in another order. */
function checkPictures(languages: ReadonlyMap<string, LanguageFile<unknown>>): void {
  const english = languages.get(DEFAULT_LOCALE);
  const wanted = english ? picturesIn(english.body) : [];
  for (const [locale, { body, report }] of languages) {
    if (locale === DEFAULT_LOCALE) continue;
    const shown = picturesIn(body);
    const most = Math.max(wanted.length, shown.length);
    for (let index = 0; index < most; index += 1) {
      const [should, is] = [wanted[index]?.name, shown[index]];
      if (should === is?.name) continue;
      const words = should ? `shows the picture "${should}" here` : 'has no further picture';
      report(
        is?.line ?? 1,
        `${DEFAULT_LOCALE}.md ${words}; every language must show the same pictures in the same order`,
      );
      break;
    }
  }
}

/** Reads the articles, newest first. Articles of the same day are sorted by number. */
export function readNews(reader: Reader, { authors, drafts, isMarked, length }: NewsOptions): Article[] {
  const folders = reader.folder.foldersIn(FOLDER);
  const numbers = articleNumbers(reader, drafts);
  const schema = record({
    date: day,
    author: oneOf(authors, 'author in authors.yaml'),
    picture: reader.picture,
    related: v.optional(v.array(wholeNumber, 'must be a list of numbers, such as [2, 5]')),
    draft: v.optional(yesOrNo),
  });
  const articles = folders.flatMap((name) => {
    const folder = `${FOLDER}/${name}`;
    const file = `${folder}/index.yaml`;
    if (!IS_NUMBER.test(name)) {
      reader.folder.reportIn(file)(
        1,
        `"${name}" is not an article number; name the folder after the next free number`,
      );
      return [];
    }
    if (!drafts && isDraft(reader, file)) return [];
    const read = reader.recordWithLines(file, schema);
    const languages = reader.languages(folder, { title: words, summary: words, alt: words });
    if (!read || !languages) return [];
    const { date, author, picture, related } = read.value;
    checkPictures(languages);
    related?.forEach((other, index) => {
      if (other === Number(name) || !numbers.includes(other))
        read.report(
          read.lineOf(['related', index]),
          `there is no other article ${String(other)}; use numbers of existing articles`,
        );
    });
    const mark = isMarked ? markOf(read.value) : '';
    const addMessage = (key: 'title' | 'summary' | 'alt') =>
      reader.addMessages(
        'news',
        `news.${name}.${key}`,
        languages,
        ({ head }) => (key === 'title' ? mark : '') + head[key],
      );
    reader.addMessages(`article-${name}`, `news.${name}.body`, languages, (language) => {
      const { body, locale, report } = language;
      if (body.children.length === 0) report(1, 'there is no text after the head');
      else checkLength(language, length);
      return reader.html(body.children, locale);
    });
    const [title, summary, alt] = [addMessage('title'), addMessage('summary'), addMessage('alt')];
    return [
      { id: Number(name), title, summary, image: { picture, alt }, publishedDate: date, author, related },
    ];
  });
  return articles.sort((a, b) => b.publishedDate.localeCompare(a.publishedDate) || a.id - b.id);
}

/**
 * Returns the marker for the title of an article that visitors can't see yet. It is the same in every
 * language.
 */
function markOf({ date, draft }: { date: string; draft?: boolean }): string {
  if (draft) return '[draft] ';
  return date > studioDay(Date.now()) ? `[${date}] ` : '';
}

/**
 * Whether an article is excluded from the build. Only this line of a draft is read, so that the rest can be
 * unfinished.
 */
function isDraft(reader: Reader, file: string): boolean {
  return reader.folder.has(file) && /^draft:[ \t]*true\b/m.test(reader.folder.read(file));
}
