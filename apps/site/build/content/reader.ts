import { DEFAULT_LOCALE, LANGUAGES } from '@fatal/contracts';
import type { Image, Link, Root, RootContent } from 'mdast';
import path from 'node:path';
import * as v from 'valibot';
import type { PictureStem } from '../../../../packages/ui/src/picture/picture.logic.ts';
import { ContentFolder } from './folder.ts';
import { everyNode, jointOf, lineOf } from './markdown/nodes.ts';
import { checkMarkdown } from './markdown/rules.ts';
import { sectionsOf, type Section } from './markdown/sections.ts';
import { toHtml } from './markdown/to-html.ts';
import type { Report } from './problems.ts';
import { checksumOf, ENGLISH_KEY } from './text/checksum.ts';
import { allowed, oneOf } from './text/known.ts';
import { readHeadAndBody } from './text/language-file.ts';
import { wrongMarks } from './text/marks.ts';
import { termsSchema, wrongTerms, type Terms } from './text/terms.ts';
import { checked, parseYaml, record, type Yaml } from './text/yaml.ts';
import { PictureRef, CatalogText, type AreaMessages } from './values.ts';

/** Link to a page of this site. */
export interface InternalLink {
  file: string;
  line: number;
  href: string;
}

/** Translation with two checksums: of the English it was translated from, and of the current English. */
export interface Translation {
  file: string;
  english: string;
  /** `undefined` if the file has no checksum. */
  made: string | undefined;
  now: string;
}

/** Entry in one language. */
export interface LanguageFile<Head> {
  file: string;
  locale: string;
  head: Head;
  /** Returns the line of a key in the head. */
  headLine: (key: string) => number;
  body: Root;
  report: Report;
}

/** Content of a YAML file with line numbers. */
export interface WithLines<Value> {
  value: Value;
  lineOf: Yaml['lineOf'];
  report: Report;
}

/** Entry in all its languages. English is always present. */
export type Languages<Head> = Map<string, LanguageFile<Head>>;

const languageOf = (name: string) => name.replace(/\.md$/, '');
const isKnown = (locale: string) => LANGUAGES.some(({ code }) => code === locale);

/** Shared state of the collection readers: files, checks and findings. */
export class Reader {
  readonly folder: ContentFolder;
  readonly pictures: ReadonlyMap<string, PictureStem>;
  readonly links: InternalLink[] = [];
  readonly translations: Translation[] = [];
  /** Missing files of published languages. */
  readonly missing: { file: string; locale: string }[] = [];
  readonly usedPictures = new Set<string>();
  readonly messages = new Map<string, AreaMessages>(LANGUAGES.map(({ code }) => [code, new Map()]));
  readonly #terms: Terms;

  constructor(root: string) {
    this.folder = new ContentFolder(root);
    this.pictures = new Map(
      this.folder
        .filesIn('pictures')
        .filter((name) => name.endsWith('.json'))
        .map((name) => [
          path.basename(name, '.json'),
          JSON.parse(this.folder.read(`pictures/${name}`)) as PictureStem,
        ]),
    );
    this.#terms = (this.folder.has('terms.yaml') ? this.record('terms.yaml', termsSchema) : undefined) ?? {
      avoid: {},
    };
  }

  /** Schema for the name of a picture. */
  get picture() {
    return v.pipe(
      oneOf(this.pictures.keys(), 'picture in content/pictures'),
      v.transform((name) => this.pictureOf(name)),
    );
  }

  pictureOf(name: string): PictureRef {
    this.usedPictures.add(name);
    return new PictureRef(name);
  }

  /** Reads a YAML file. Reports mistakes and returns `undefined` if it is missing or invalid. */
  record<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | undefined {
    return this.recordWithLines(file, schema)?.value;
  }

  /** Reads a YAML file like `record`, with line numbers. */
  recordWithLines<Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
  ): WithLines<v.InferOutput<Schema>> | undefined {
    const report = this.folder.reportIn(file);
    if (!this.folder.has(file)) {
      report(1, 'this file is missing');
      return undefined;
    }
    const yaml = parseYaml(this.folder.read(file), 0, report);
    const value = yaml && checked(schema, yaml, report);
    return yaml && value !== undefined ? { value, lineOf: yaml.lineOf, report } : undefined;
  }

  /**
   * Reads an entry in all its languages: the files `<language>.md` of a folder, whose heads match `entries`.
   * Returns `undefined` if the English is missing or invalid.
   */
  languages<const Shape extends v.ObjectEntries>(
    folder: string,
    entries: Shape,
  ): Languages<v.InferOutput<v.StrictObjectSchema<Shape, undefined>>> | undefined {
    type Head = v.InferOutput<v.StrictObjectSchema<Shape, undefined>>;
    const english = `${folder}/${DEFAULT_LOCALE}.md`;
    const now = this.folder.has(english) ? checksumOf(this.folder.read(english)) : '';
    this.#reportStrangers(folder);
    const files: Languages<Head> = new Map();
    for (const { code, published } of LANGUAGES) {
      const file = `${folder}/${code}.md`;
      if (!this.folder.has(file)) {
        if (!published) continue;
        this.missing.push({ file, locale: code });
        this.folder.reportIn(file)(1, `this file is missing; every language of the site needs one`);
        continue;
      }
      const read = this.#readLanguage<Head>(file, code, entries, now);
      if (read) files.set(code, read);
    }
    return files.has(DEFAULT_LOCALE) ? files : undefined;
  }

  /**
   * Returns the sections of an entry by language. Reports and omits languages that have another number than
   * English.
   */
  sections(languages: Languages<unknown>): Map<string, Section[]> {
    const all = new Map(
      [...languages].map(([locale, { body, report }]) => [locale, sectionsOf(body, report)] as const),
    );
    const count = all.get(DEFAULT_LOCALE)?.length ?? 0;
    for (const [locale, { report }] of languages) {
      const sections = all.get(locale) ?? [];
      if (sections.length === count) continue;
      const line = sections[Math.min(count, sections.length - 1)]?.line ?? 1;
      report(
        line,
        `there are ${String(sections.length)} ## headings; ${DEFAULT_LOCALE}.md has ${String(count)}, and every language must have the same number`,
      );
      all.delete(locale);
    }
    return all;
  }

  html(nodes: readonly RootContent[], locale: string): string {
    return toHtml(nodes, locale, this.pictures);
  }

  /** Adds a message to the catalogs of an area. Languages without a translation get the English. */
  addMessage(area: string, id: string, texts: ReadonlyMap<string, string>): CatalogText {
    const english = texts.get(DEFAULT_LOCALE) ?? '';
    for (const [locale, areas] of this.messages) {
      const messages = areas.get(area) ?? new Map<string, string>();
      messages.set(id, texts.get(locale) ?? english);
      areas.set(area, messages);
    }
    return new CatalogText(id, english);
  }

  /** Adds a message whose text is picked from each language's file. */
  addMessages<Head>(
    area: string,
    id: string,
    languages: Languages<Head>,
    pick: (language: LanguageFile<Head>) => string | undefined,
  ): CatalogText {
    const texts = [...languages].map(([locale, file]) => [locale, pick(file)] as const);
    return this.addMessage(
      area,
      id,
      new Map(texts.filter((one): one is [string, string] => one[1] !== undefined)),
    );
  }

  #readLanguage<Head>(
    file: string,
    locale: string,
    entries: v.ObjectEntries,
    now: string,
  ): LanguageFile<Head> | undefined {
    const report = this.folder.reportIn(file);
    const isTranslation = locale !== DEFAULT_LOCALE;
    const own = isTranslation ? { ...entries, [ENGLISH_KEY]: v.optional(checksum) } : entries;
    const { head, body } = readHeadAndBody(this.folder.read(file), report);
    const value = head && checked(record(own), head, report);
    if (isTranslation) {
      const made = (head?.value as Record<string, unknown> | undefined)?.[ENGLISH_KEY];
      const english = `${path.posix.dirname(file)}/${DEFAULT_LOCALE}.md`;
      this.translations.push({ file, english, made: typeof made === 'string' ? made : undefined, now });
    }
    checkMarkdown(body, report);
    this.#checkHead(head, locale, report);
    this.#checkBody(file, body, locale, report);
    if (!value) return undefined;
    return { file, locale, head: value as Head, headLine: (key) => head.lineOf([key]), body, report };
  }

  #checkHead(head: Yaml | undefined, locale: string, report: Report): void {
    for (const [key, text] of Object.entries((head?.value ?? {}) as Record<string, unknown>))
      if (typeof text === 'string' && key !== ENGLISH_KEY)
        this.#checkWords(text, locale, head?.lineOf([key]) ?? 1, report);
  }

  #checkBody(file: string, body: Root, locale: string, report: Report): void {
    for (const node of everyNode(body)) {
      if (node.type === 'link') this.#noteLink(file, lineOf(node), (node as Link).url);
      if (node.type === 'image') {
        const { url, alt, title } = node as Image;
        if (this.pictures.has(url)) this.usedPictures.add(url);
        else
          report(
            lineOf(node),
            `"${url}" is not a picture in content/pictures; ${allowed(this.pictures.keys(), url)}`,
          );
        for (const text of [alt, title]) this.#checkWords(text ?? '', locale, lineOf(node), report);
      }
    }
    for (const block of body.children) this.#checkBlock(block, locale, report);
  }

  /** Checks a block as a whole, because a word may be only partly strong. */
  #checkBlock(block: RootContent, locale: string, report: Report): void {
    for (const node of everyNode(block)) {
      if (node.type !== 'paragraph' && node.type !== 'heading') continue;
      const text = wordsWithLines(node as Root);
      this.#checkWords(text, locale, lineOf(node), report, jointOf(locale));
    }
  }

  #checkWords(text: string, locale: string, line: number, report: Report, joint = ' '): void {
    const found = [
      ...wrongMarks(text, locale),
      ...wrongTerms(text.replaceAll('\n', joint || '\u200b'), this.#terms.avoid[locale]),
    ];
    for (const { index, message } of found)
      report(line + text.slice(0, index).split('\n').length - 1, message);
  }

  #noteLink(file: string, line: number, href: string): void {
    if (/^[/#]/.test(href)) this.links.push({ file, line, href });
  }

  #reportStrangers(folder: string): void {
    for (const name of this.folder.filesIn(folder)) {
      if (name === 'index.yaml' || (name.endsWith('.md') && isKnown(languageOf(name)))) continue;
      const names = ['index.yaml', ...LANGUAGES.map(({ code }) => `${code}.md`)];
      this.folder.reportIn(`${folder}/${name}`)(1, `this file is not used; ${allowed(names, name)}`);
    }
  }
}

const checksum = v.pipe(
  v.string('must be in "quotation marks"; run npm run content -- confirm to write it'),
  v.regex(/^[0-9a-f]{8}$/, 'is not a checksum; run npm run content -- confirm to write it'),
);

/** Returns the text of a block with its line breaks. */
function wordsWithLines(block: Root): string {
  return block.children
    .map((node) => {
      if (node.type === ('break' as string)) return '\n';
      if ('value' in node) return node.value;
      return 'children' in node ? wordsWithLines(node as unknown as Root) : '';
    })
    .join('');
}
