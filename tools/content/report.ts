import { LOCALES } from '@fatal/contracts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent, type ContentOptions } from '../../apps/site/build/content/load-content.ts';
import { formatProblem } from '../../apps/site/build/content/problems.ts';
import { formatOutdated } from './format-outdated.ts';

/** Folder of the content, and sources that use its pictures. */
export interface ReportOptions extends Pick<ContentOptions, 'articleWords'> {
  folder: string;
  /** Name of the folder in messages. */
  displayPath: string;
  /** Folder of the page sources. */
  source: string;
}

/** Part of the report. No lines means nothing to do. */
export interface ReportPart {
  title: string;
  lines: string[];
}

/** Returns the names of pictures that pages import directly. */
function picturesOfPages(source: string): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.{test,stories}.*'] });
  const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8'));
  const named = texts.flatMap((text) => [
    ...text.matchAll(/content\/pictures\/([\w-]+)\.json|\bpicture: '([\w-]+)'/g),
  ]);
  return new Set(named.flatMap(([, imported, head]) => imported ?? head ?? []));
}

/** Reports missing, outdated and unused content and dead links, including drafts. */
export function report({ folder, displayPath, source, articleWords }: ReportOptions): ReportPart[] {
  const content = loadContent({ folder, articleWords, drafts: true });
  const mistakes = content.problems.filter(
    (one) => !content.dead.includes(one) && !content.missing.some(({ file }) => file === one.file),
  );
  const shown = picturesOfPages(source);
  const { team } = content.modules.team;
  const portraits = new Set(team.map(({ image }) => path.basename(image ?? '')));
  const signing = new Set(content.modules.news.articles.map(({ author }) => author));
  const unused = [
    ...content.pictures.all
      .filter((name) => !content.pictures.used.has(name) && !shown.has(name) && !portraits.has(name))
      .map((name) => `picture ${name}`),
    ...Object.keys(content.modules.authors.authors)
      .filter((key) => !signing.has(key))
      .map((key) => `author ${key}`),
  ];
  return [
    {
      title: 'Missing languages',
      lines: content.missing.map(({ file, locale }) => `${locale}: ${displayPath}/${file}`),
    },
    { title: 'Outdated translations', lines: formatOutdated(content, displayPath) },
    { title: 'Dead links', lines: content.dead.map((one) => formatProblem(one, displayPath)) },
    { title: 'Other mistakes', lines: mistakes.map((one) => formatProblem(one, displayPath)) },
    {
      title: 'Drafts',
      lines: content.drafts.map((id) => `${displayPath}/news/${String(id)}`),
    },
    { title: 'Unused', lines: unused },
    { title: 'Placeholder links', lines: [...content.modules.links.sampleLinks] },
  ];
}

/** Formats the report for printing. */
export const printed = (parts: readonly ReportPart[]): string =>
  parts
    .map(({ title, lines }) =>
      lines.length === 0 ? `${title}: none.` : `${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`,
    )
    .join('\n')
    .concat(`\nLanguages: ${LOCALES.join(', ')}.`);
