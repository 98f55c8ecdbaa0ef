import { formatTag, type Locale } from '@fatal/contracts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteContent } from '../content/content-source.ts';
import { root } from '../../../../tools/step/step.ts';
import { catalogFormat } from '../../../../tools/strings/catalog-format.ts';

// Globs relative to the repository.
/** Catalogs of the site and of the form fields. */
export const CATALOGS = '{apps/site,packages/contracts}/locales/*/*.po';
/** Content written by editors. */
export const CONTENT = 'apps/site/content/**/*.{yaml,md}';
/** Text in the library's stories, in every language: their own, and that of fixtures, dictionaries and documentation. */
export const STORIES = 'packages/ui/{src,docs}/**/*.{ts,tsx,mdx,json}';

/** Texts with their ids, by area. */
export type Texts = ReadonlyMap<string, readonly (readonly [id: string, text: string])[]>;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const filesOf = (glob: string) => globSync(glob, { cwd: root, exclude: isTest }).sort();
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Returns the concatenated text of files. */
export const textOf = (glob: string): string => filesOf(glob).map(read).join('');

/** Returns text shared by all languages, mostly names, and the English content. */
export function sharedText(): string {
  const { messages, modules } = siteContent();
  const english = [...(messages.get('en')?.values() ?? [])].flatMap((area) => [...area.values()]);
  return JSON.stringify(modules) + english.join('');
}

/** Returns the dates that the browser formats: months and weekdays as the pages show them. */
function datesIn(language: string): string {
  const styles: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'full', timeStyle: 'short' },
    { dateStyle: 'medium' },
    { weekday: 'short', day: 'numeric', month: 'short' },
  ];
  return Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)))
    .flatMap((date) => styles.map((style) => new Intl.DateTimeFormat(language, style).format(date)))
    .join('');
}

/** Returns the messages of a language, by area. */
export async function textsIn(locale: Locale): Promise<Texts> {
  const areas = new Map<string, (readonly [id: string, text: string])[]>();
  for (const filename of filesOf(CATALOGS.replace(/\*\.po$/, `${locale}.po`))) {
    const messages = await catalogFormat.parse(read(filename), { locale, sourceLocale: 'en', filename });
    const words = Object.entries(messages).map(([id, { translation }]) => [id, translation ?? ''] as const);
    areas.set(path.basename(path.dirname(filename)), words);
  }
  areas.get('shell')?.push(['shell.dates', datesIn(formatTag(locale))]);
  // Uses what can be read of content with mistakes, because the build reports them elsewhere.
  for (const [area, messages] of siteContent().messages.get(locale) ?? [])
    areas.set(area, [...(areas.get(area) ?? []), ...messages]);
  return areas;
}
