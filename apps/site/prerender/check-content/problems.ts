import type { MessageDescriptor } from '@lingui/core';
import type { ContentReferences } from './content-references.ts';

/** A rule that an entry of the content breaks. */
export interface ContentProblem {
  /** Path from `apps/site`. */
  file: string;
  /** Such as "article 3". */
  entry: string;
  /** What has to hold, as a sentence that begins with "must". */
  rule: string;
}

/** Collects what is wrong in one file. */
export class FileCheck {
  readonly problems: ContentProblem[] = [];
  readonly #file: string;
  readonly #references: ContentReferences;

  constructor(file: string, references: ContentReferences) {
    this.#file = file;
    this.#references = references;
  }

  /** Records the rule unless it holds. */
  must(holds: boolean, entry: string, rule: string): void {
    if (!holds) this.problems.push({ file: this.#file, entry, rule: `must ${rule}` });
  }

  /** Each message has words in every published language, and its links lead to pages that exist. */
  words(entry: string, ...messages: { id: MessageDescriptor['id'] }[]): void {
    for (const { id = '' } of messages) {
      for (const [locale, text] of this.#references.words(id)) {
        this.must(text.trim() !== '', entry, `have words for "${id}" in ${locale}`);
        for (const [, href = ''] of text.matchAll(/href="(\/[^"]*)"/g)) this.link(entry, href);
      }
    }
  }

  /** A path of this site leads to a page. */
  link(entry: string, href: string): void {
    this.must(this.#references.isAddress(href), entry, `link to pages that exist ("${href}" does not)`);
  }

  /** A file stands under `public`. */
  publicFile(entry: string, path = ''): void {
    this.must(this.#references.isPublic(path), entry, `name files that exist ("public${path}" does not)`);
  }

  /** No two entries have the same key. */
  unique(what: string, entries: readonly (readonly [entry: string, key: string | number])[]): void {
    const seen = new Set<string | number>();
    for (const [entry, key] of entries) {
      this.must(!seen.has(key), entry, `have ${what} of its own ("${String(key)}" is taken)`);
      seen.add(key);
    }
  }
}

/** Whether a text is a day of the calendar, as ISO 8601 writes it. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const isWebAddress = (text: string): boolean => text.startsWith('https://') && URL.canParse(text);
