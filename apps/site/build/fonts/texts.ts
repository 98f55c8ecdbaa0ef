import { formatTag, type Locale } from '@fatal/contracts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteContent } from '../content/content-source.ts';
import { root } from '../../../../tools/step/step.ts';
import { catalogFormat } from '../../../../tools/strings/catalog-format.ts';

// Globs from the top of the repository.
/** The catalogs of the site, and of what the fields of forms are called. */
export const CATALOGS = '{apps/site,packages/contracts}/locales/*/*.po';
/** What editors write. */
export const CONTENT = 'apps/site/content/**/*.{yaml,md}';
/** What the stories of the library say, in every language: their own words, those of fixtures, dictionaries and documentation. */
export const STORIES = 'packages/ui/{src,docs}/**/*.{ts,tsx,mdx,json}';

/** Texts with their ids, by the area that they belong to. */
export type Texts = ReadonlyMap<string, readonly (readonly [id: string, text: string])[]>;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const filesOf = (glob: string) => globSync(glob, { cwd: root, exclude: isTest }).sort();
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What files say, all in one. */
export const textOf = (glob: string): string => filesOf(glob).map(read).join('');

/** What the content says in every language, names above all, and its English. */
export function sharedText(): string {
  const { messages, modules } = siteContent();
  const english = [...(messages.get('en')?.values() ?? [])].flatMap((area) => [...area.values()]);
  return JSON.stringify(modules) + english.join('');
}

/** What the browser words by itself: months and days of the week, as the pages write them. */
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

/** What the catalogs say in a language, by the areas that they are for. */
export async function textsIn(locale: Locale): Promise<Texts> {
  const areas = new Map<string, (readonly [id: string, text: string])[]>();
  for (const filename of filesOf(CATALOGS.replace(/\*\.po$/, `${locale}.po`))) {
    const messages = await catalogFormat.parse(read(filename), { locale, sourceLocale: 'en', filename });
    const words = Object.entries(messages).map(([id, { translation }]) => [id, translation ?? ''] as const);
    areas.set(path.basename(path.dirname(filename)), words);
  }
  areas.get('shell')?.push(['shell.dates', datesIn(formatTag(locale))]);
  // Where the content has mistakes, whoever serves it says so; letters are made of what can be read.
  for (const [area, messages] of siteContent().messages.get(locale) ?? [])
    areas.set(area, [...(areas.get(area) ?? []), ...messages]);
  return areas;
}
