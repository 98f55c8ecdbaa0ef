import { languageTag, LOCALES, type Locale } from '@fatal/contracts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strayTerms, termsSchema, wrongTerms, type Terms } from '../../apps/site/build/content/text/terms.ts';
import { readAllCatalogs } from '../strings/all-catalogs.ts';
import type { CatalogFile } from '../strings/catalog-files.ts';
import { parse } from 'yaml';
import * as v from 'valibot';

/** Text with its English, its position, and the id or folder that a term can list as an exception. */
interface Place {
  file: string;
  line: number;
  where: string;
  locale: string;
  text: string;
  english: string;
}

/** Returns the words of an ICU message, without placeholders, tags and plural keywords. */
export const wordsOfMessage = (message: string): string =>
  message
    .replaceAll(/<\/?\w+\/?>/g, '')
    .replaceAll(/\{\w+, \w+,|(?:=\d+|zero|one|two|few|many|other) (?=\{)|\{\w+\}/g, ' ');

const lineOf = (text: string, line: string) => text.split('\n').indexOf(line) + 1;

/** Returns the messages of catalogs. Each includes its English, so no English catalog is needed. */
export function messagesOf(files: readonly CatalogFile[]): Place[] {
  return files.flatMap(({ file, locale, extracted = '', messages }) =>
    Object.entries(messages).map(([id, { message = '', translation = '' }]) => ({
      file,
      line: lineOf(extracted, `msgid ${JSON.stringify(id)}`),
      where: id,
      locale,
      text: wordsOfMessage(translation),
      english: wordsOfMessage(message),
    })),
  );
}

/** Reads files that exist once per language, named by locale or by language tag. */
function filesOf(root: string, english: string, nameOf: (locale: Locale) => string): Place[] {
  const texts = LOCALES.flatMap((locale) => {
    try {
      return [[locale, readFileSync(path.join(root, nameOf(locale)), 'utf8')] as const];
    } catch {
      // Skips missing files, because another check reports them.
      return [];
    }
  });
  const source = readFileSync(path.join(root, english), 'utf8');
  return texts.map(([locale, text]) => ({
    file: nameOf(locale),
    line: 1,
    where: path.dirname(english).replace('apps/site/content/', ''),
    locale,
    text,
    english: source,
  }));
}

/** Returns the editors' texts and the captions of the videos. */
export function filesIn(root: string): { content: Place[]; captions: Place[] } {
  const found = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  return {
    content: found('apps/site/content/**/en.md').flatMap((english) =>
      filesOf(root, english, (locale) => english.replace(/en\.md$/, `${locale}.md`)),
    ),
    captions: found('apps/site/public/videos/*.en.vtt').flatMap((english) =>
      filesOf(root, english, (locale) => english.replace(/en\.vtt$/, `${languageTag(locale)}.vtt`)),
    ),
  };
}

/** Returns the string literals of a source at their original positions. Everything else becomes spaces. */
export function quotedIn(source: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  let at = 0;
  let words = '';
  for (const { 0: text, index } of source.matchAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g)) {
    words += blank(source.slice(at, index)) + text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}|['`]/g, blank);
    at = index + text.length;
  }
  return words;
}

/** Returns the component library's built-in labels. */
export const labelsIn = (root: string): Place[] =>
  filesOf(
    root,
    'packages/ui/src/labels/en.ts',
    (locale) => `packages/ui/src/labels/${languageTag(locale)}.ts`,
  ).map((place) => ({ ...place, text: quotedIn(place.text), english: quotedIn(place.english) }));

/** Reports words to avoid. Content files have their own check. */
export const forbidden = (places: readonly Place[], { avoid }: Terms): string[] =>
  places.flatMap(({ file, line, where, locale, text }) =>
    wrongTerms(text, avoid[locale]).map(({ index, message }) => {
      const at = line + text.slice(0, index).split('\n').length - 1;
      return `${file}:${String(at)}: ${where}: ${message}.`;
    }),
  );

/** Reports translations that use another word for a term. */
export const strays = (places: readonly Place[], { terms }: Terms): string[] =>
  places.flatMap(({ file, line, where, locale, text, english }) =>
    strayTerms(english, text, locale, where, terms).map(
      (message) => `${file}:${String(line)}: ${where}: ${message}.`,
    ),
  );

/**
 * Reports words and terms ruled out by `terms.yaml`. Mistakes in that file itself are reported when the
 * content is loaded.
 */
export async function findTermErrors(root: string): Promise<string[]> {
  const text = readFileSync(path.join(root, 'apps/site/content/terms.yaml'), 'utf8');
  const terms = v.safeParse(termsSchema, parse(text));
  if (!terms.success) return [];
  const catalogs = await readAllCatalogs(root);
  const messages = messagesOf(catalogs.filter(({ locale }) => LOCALES.includes(locale as Locale)));
  const { content, captions } = filesIn(root);
  return [
    ...forbidden([...messages, ...captions, ...labelsIn(root)], terms.output),
    ...strays([...messages, ...content, ...captions], terms.output),
  ];
}
