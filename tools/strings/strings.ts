import { LOCALES, type Locale } from '@fatal/contracts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAllCatalogs } from './all-catalogs.ts';
import type { CatalogFile } from './catalog-files.ts';
import { formatFinding, isOutOfDate, toTranslate } from './findings.ts';

const HOW =
  'Translate the messages above. If the English has changed, update the translation if needed, and delete the lines "#, fuzzy" and "#. English before".';

const isPublished = ({ locale }: CatalogFile) => LOCALES.includes(locale as Locale);

/**
 * Updates the catalogs from the sources at `root`. Returns a line for each changed file and each message to
 * translate.
 */
export async function extractStrings(root: string): Promise<string[]> {
  const files = await readAllCatalogs(root);
  const written = files.filter(isOutOfDate).map(({ file, extracted }) => {
    const target = path.join(root, file);
    if (extracted === undefined) {
      rmSync(target);
      return `${file} removed.`;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, extracted);
    return `${file} written.`;
  });
  const later = files.filter((one) => !isPublished(one)).flatMap(toTranslate);
  return [
    ...written,
    ...untranslated(files),
    ...(later.length > 0 ? [`${later.length} untranslated messages in unpublished languages.`] : []),
  ];
}

/**
 * Returns a line for each catalog that is out of date with the sources at `root`, and for each message to
 * translate.
 */
export async function checkStrings(root: string): Promise<string[]> {
  const files = await readAllCatalogs(root);
  const outOfDate = files.filter(isOutOfDate);
  return [
    ...outOfDate.map(({ file }) => `${file} is out of date with the sources.`),
    ...(outOfDate.length > 0 ? ['Run "npm run content -- extract".'] : []),
    ...untranslated(files),
  ];
}

function untranslated(files: readonly CatalogFile[]): string[] {
  const findings = files.filter(isPublished).flatMap(toTranslate);
  return findings.length > 0 ? [...findings.map(formatFinding), HOW] : [];
}
