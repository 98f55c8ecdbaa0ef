import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { stringify } from 'yaml';

/** Question that `npm run new` asks, and accepts as a flag of this name. */
export interface Question {
  name: string;
  /** Prompt, such as "Title in English". */
  ask: string;
  /** Default answer. A question without one is required. */
  otherwise?: string;
}

export type Answers = Readonly<Record<string, string>>;

/** Files that were written, and tasks left to the editor. */
export interface Made {
  written: string[];
  left: string[];
}

/** Kind of content that `npm run new` can add. */
export interface Kind {
  name: string;
  questions: (content: ContentFiles) => Question[];
  make: (answers: Answers, content: ContentFiles) => Made;
}

/** Folder of the content, for reading and writing. */
export class ContentFiles {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  /** Creates a file and returns its path. Throws if the file exists. */
  create(file: string, text: string): string {
    if (this.has(file)) throw new OperatorError(`${file} already exists. Choose another name.`);
    return this.write(file, text);
  }

  write(file: string, text: string): string {
    const whole = path.join(this.folder, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
    return file;
  }
}

/** Formats values as YAML, with quotation marks where needed. */
export const yamlOf = (values: Readonly<Record<string, unknown>>): string =>
  stringify(values, { lineWidth: 0, flowCollectionPadding: false });

/** Formats a Markdown file with front matter. */
export const markdownOf = (head: Readonly<Record<string, unknown>>, body: string): string =>
  `---\n${yamlOf(head)}---\n\n${body}`;

/** Splits a list such as "prop, fx". */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Returns a text as a path segment: lower case, without accents, words joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
