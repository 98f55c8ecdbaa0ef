import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem, Report } from './problems.ts';

/** Files of the content, and the mistakes found in them. */
export class ContentFolder {
  readonly problems: ContentProblem[] = [];
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  reportIn(file: string): Report {
    return (line, message) => {
      this.problems.push({ file, line, message });
    };
  }

  has(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8').replace(/^\uFEFF/, '');
  }

  /** Returns the names of a folder's subfolders, or none if the folder doesn't exist. */
  foldersIn(folder: string): string[] {
    return this.#entries(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  }

  filesIn(folder: string): string[] {
    return this.#entries(folder).flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]));
  }

  #entries(folder: string) {
    const whole = path.join(this.root, folder);
    const entries = existsSync(whole) ? readdirSync(whole, { withFileTypes: true }) : [];
    return entries
      .filter(({ name }) => !name.startsWith('.'))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  }
}
