import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { stringify } from 'yaml';

/** Something that `npm run new` asks, and takes as a flag of this name. */
export interface Question {
  name: string;
  /** As it is asked, such as "Title in English". */
  ask: string;
  /** The answer where none is given; without one it has to be given. */
  otherwise?: string;
}

export type Answers = Readonly<Record<string, string>>;

/** What was written, and what only the editor can do. */
export interface Made {
  written: string[];
  left: string[];
}

/** Something new that can be added to the content. */
export interface Kind {
  name: string;
  questions: (content: ContentFiles) => Question[];
  make: (answers: Answers, content: ContentFiles) => Made;
}

/** The content's folder, to be written into. */
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

  /** Writes a file that is not there yet. Returns its path. */
  create(file: string, text: string): string {
    if (this.has(file)) throw new OperatorError(`There is ${file} already; choose another name.`);
    return this.write(file, text);
  }

  write(file: string, text: string): string {
    const whole = path.join(this.folder, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
    return file;
  }
}

/** Lines of YAML that hold these values; texts that need quotation marks get them. */
export const yamlOf = (values: Readonly<Record<string, unknown>>): string =>
  stringify(values, { lineWidth: 0, flowCollectionPadding: false });

/** A Markdown file with a head. */
export const markdownOf = (head: Readonly<Record<string, unknown>>, body: string): string =>
  `---\n${yamlOf(head)}---\n\n${body}`;

/** Words of a list such as "prop, fx". */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** A word as it stands in a path: without accents, in small letters, words joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
