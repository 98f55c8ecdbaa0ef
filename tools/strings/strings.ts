// `npm run strings:extract` and `npm run strings:check`.
import { getConfig } from '@lingui/conf';
import { LOCALES, type Locale } from '@fatal/contracts';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogFiles, type CatalogFile } from './catalog-files.ts';
import { parse } from 'yaml';
import * as v from 'valibot';
import { termsSchema } from '../../apps/site/build/content/text/terms.ts';
import { inWords, isOutOfDate, toTranslate } from './findings.ts';
import { filesIn, forbidden, messagesOf, strays } from './terms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Paths are said as they are seen from here.
process.chdir(root);

/** The site's catalogs and the server's; both have that of the forms' fields. */
const CONFIGS = ['lingui.config.ts', 'apps/api/lingui.config.ts'];

async function readAll(): Promise<CatalogFile[]> {
  const read = CONFIGS.map((configPath) => readCatalogFiles(getConfig({ configPath })));
  const files = (await Promise.all(read)).flat();
  const once = new Map(files.map((one) => [one.file, one]));
  return [...once.values()].map((one) => ({ ...one, file: path.relative(root, one.file) }));
}

function write({ file, extracted }: CatalogFile): void {
  if (extracted === undefined) {
    rmSync(file);
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, extracted);
}

const files = await readAll();
const outOfDate = files.filter(isOutOfDate);
const isPublished = ({ locale }: CatalogFile) => LOCALES.includes(locale as Locale);
const findings = files.filter(isPublished).flatMap(toTranslate);
const later = files.filter((one) => !isPublished(one)).flatMap(toTranslate);

/** Words and terms that `terms.yaml` rules out. Its mistakes are those of the content, which says them. */
function misnamedIn(catalogs: readonly CatalogFile[]): string[] {
  const terms = v.parse(termsSchema, parse(readFileSync('apps/site/content/terms.yaml', 'utf8')));
  const messages = messagesOf(catalogs);
  const { content, captions } = filesIn(root);
  return [
    ...forbidden([...messages, ...captions], terms),
    ...strays([...messages, ...content, ...captions], terms),
  ];
}

const misnamed = misnamedIn(files.filter(isPublished));

const isCheck = process.argv[2] === 'check';

if (!isCheck) outOfDate.forEach(write);
for (const { file, extracted } of outOfDate) {
  const state = extracted === undefined ? 'removed' : 'written';
  console.log(isCheck ? `${file} is not up to date with the sources.` : `${file} ${state}.`);
}
for (const finding of findings) console.log(inWords(finding));
if (later.length > 0)
  console.log(`${String(later.length)} messages wait in languages that are not published.`);

for (const line of misnamed) console.log(line);
if (isCheck && misnamed.length > 0) console.error('The terms are in apps/site/content/terms.yaml.');
if (isCheck && outOfDate.length > 0) console.error('Run "npm run strings:extract".');
if (findings.length > 0) {
  console.error(
    'Translate what is named above. Where the English changed, change the translation or leave it as it is, and delete the lines "#, fuzzy" and "#. English before".',
  );
}
if (isCheck && outOfDate.length + findings.length + misnamed.length > 0) process.exitCode = 1;
