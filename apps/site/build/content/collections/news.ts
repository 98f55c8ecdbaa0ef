import { DEFAULT_LOCALE, studioDay } from '@fatal/contracts';
import type { Image, Root } from 'mdast';
import * as v from 'valibot';
import { everyNode, jointOf, lineOf, wordsOf } from '../markdown/nodes.ts';
import type { LanguageFile, Reader } from '../reader.ts';
import { oneOf } from '../text/known.ts';
import { day, wholeNumber, words, yesOrNo } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import type { PictureRef, Said } from '../values.ts';

interface Article {
  id: number;
  title: Said;
  summary: Said;
  image: { picture: PictureRef; alt: Said };
  publishedDate: string;
  author: string;
  related?: number[];
}

const FOLDER = 'news';

const IS_NUMBER = /^[1-9]\d*$/;

/** Numbers of the articles that are built, however they are written. */
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
  /** Keys of those who may sign. */
  authors: readonly string[];
  drafts: boolean;
  /** Whether the titles of drafts and of articles whose day has not come say so. */
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
  // Japanese has no spaces to count by.
  const count = jointOf(locale) === '' ? least : countWords(body);
  if (count < least || count > most)
    report(1, `there are ${String(count)} words in this text; allowed: ${String(least)} to ${String(most)}`);
}

/** The names of the pictures inside a text, each with its line. */
const picturesIn = (body: Root) =>
  [...everyNode(body)]
    .filter((node) => node.type === 'image')
    .map((node) => ({ name: (node as Image).url, line: lineOf(node) }));

/** Each language shows the pictures of the English, in its order. */
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
      const words = should ? `here stands the picture "${should}"` : 'there is no further picture';
      report(
        is?.line ?? 1,
        `in ${DEFAULT_LOCALE}.md ${words}; each language has the same, in the same order`,
      );
      break;
    }
  }
}

/** The articles, newest first: of one day the one with the lower number first. */
export function readNews(reader: Reader, { authors, drafts, isMarked, length }: NewsOptions): Article[] {
  const folders = reader.folder.foldersIn(FOLDER);
  const numbers = articleNumbers(reader, drafts);
  const schema = record({
    date: day,
    author: oneOf(authors, 'author of authors.yaml'),
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
        `"${name}" is no number of an article; the folder of an article has the next free number as its name`,
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
          `there is no other article ${String(other)}; name numbers of news`,
        );
    });
    const mark = isMarked ? markOf(read.value) : '';
    const say = (key: 'title' | 'summary' | 'alt') =>
      reader.sayEach(
        'news',
        `news.${name}.${key}`,
        languages,
        ({ head }) => (key === 'title' ? mark : '') + head[key],
      );
    reader.sayEach(`article-${name}`, `news.${name}.body`, languages, (language) => {
      const { body, locale, report } = language;
      if (body.children.length === 0) report(1, 'there is no text below the head');
      else checkLength(language, length);
      return reader.html(body.children, locale);
    });
    const [title, summary, alt] = [say('title'), say('summary'), say('alt')];
    return [
      { id: Number(name), title, summary, image: { picture, alt }, publishedDate: date, author, related },
    ];
  });
  return articles.sort((a, b) => b.publishedDate.localeCompare(a.publishedDate) || a.id - b.id);
}

/** What stands before the title of an article that visitors do not see yet: a word and a day, which are no sentence of any language. */
function markOf({ date, draft }: { date: string; draft?: boolean }): string {
  if (draft) return '[draft] ';
  return date > studioDay(Date.now()) ? `[${date}] ` : '';
}

/** Whether an article is left out of what is built. A draft may be as unfinished as it likes: nothing else of it is read. */
function isDraft(reader: Reader, file: string): boolean {
  return reader.folder.has(file) && /^draft:[ \t]*true\b/m.test(reader.folder.read(file));
}
