import { LOCALES, type Locale } from '@fatal/contracts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine, refuse } from '../command/command-line.ts';
import { readAllCatalogs } from './all-catalogs.ts';
import type { CatalogFile } from './catalog-files.ts';
import { inWords, isOutOfDate, toTranslate } from './findings.ts';

const USAGE = `npm run strings:extract   writes the texts of the sources into the catalogs
       npm run strings:check     says what is not translated`;
const { positionals } = readCommandLine(USAGE, { allowPositionals: true });
const [command, ...surplus] = positionals;
if (surplus[0] !== undefined) refuse(`"${surplus[0]}" is one too many`);
const isCheck = command === 'check';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Paths are said as they are seen from here.
process.chdir(root);

function write({ file, extracted }: CatalogFile): void {
  if (extracted === undefined) {
    rmSync(file);
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, extracted);
}

const files = await readAllCatalogs(root);
const outOfDate = files.filter(isOutOfDate);
const isPublished = ({ locale }: CatalogFile) => LOCALES.includes(locale as Locale);
const findings = files.filter(isPublished).flatMap(toTranslate);
const later = files.filter((one) => !isPublished(one)).flatMap(toTranslate);

if (!isCheck) outOfDate.forEach(write);
for (const { file, extracted } of outOfDate) {
  const state = extracted === undefined ? 'removed' : 'written';
  console.log(isCheck ? `${file} is not up to date with the sources.` : `${file} ${state}.`);
}
for (const finding of findings) console.log(inWords(finding));
if (later.length > 0)
  console.log(`${String(later.length)} messages wait in languages that are not published.`);

if (isCheck && outOfDate.length > 0) console.error('Run "npm run strings:extract".');
if (findings.length > 0) {
  console.error(
    'Translate what is named above. Where the English changed, change the translation or leave it as it is, and delete the lines "#, fuzzy" and "#. English before".',
  );
}
if (isCheck && outOfDate.length + findings.length > 0) process.exitCode = 1;
