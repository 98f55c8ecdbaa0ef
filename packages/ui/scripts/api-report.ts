// What a compiler of somebody who installs the package sees, without comments: a change of the public face is a change here.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { componentNames, dist } from './entries.ts';
import { publishedExports } from './manifest.ts';
import { sheetsOf } from './style-entries.ts';

const printer = ts.createPrinter({ removeComments: true });

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(dist, file), 'utf8'), ts.ScriptTarget.Latest, false);

/** Paths below `dist` of the declarations that a file leads to. */
const importsOf = ({ fileName, text }: ts.SourceFile): string[] =>
  ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName: path }) => path.startsWith('.'))
    .map(({ fileName: path }) =>
      join(dirname(fileName), path.replace(/\.js$/, '.d.ts')).replaceAll('\\', '/'),
    );

/** Every file of declarations that an entry leads to, in the order of their names. */
function publicDeclarations(): ts.SourceFile[] {
  const entries = Object.values(publishedExports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [entry.types.slice('./'.length)],
  );
  const files = new Map<string, ts.SourceFile>();
  const queue = new Set(entries);
  for (const file of queue) {
    const source = parse(file);
    files.set(file, source);
    for (const imported of importsOf(source)) queue.add(imported);
  }
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, source]) => source);
}

function entryLine(entry: string): string {
  const name = /^\.\/(?<name>.+)\.css$/.exec(entry)?.groups?.name;
  if (!name || !componentNames.includes(name)) return `- \`${entry}\``;
  return `- \`${entry}\`: ${sheetsOf(name).join(', ')}`;
}

/** The report; `dist` has to be built. Committed as `api-report.md`. */
export function apiReport(): string {
  return [
    '# Public face of @gloam/ui',
    'Written by `npm run review`; do not edit. Whoever reviews a change of this file decides whether it is a patch, a minor or a major version (docs/guides/releasing.md).',
    '## Entries',
    Object.keys(publishedExports).map(entryLine).join('\n'),
    '## Declarations',
    ...publicDeclarations().map(
      (source) => `### ${source.fileName}\n\n\`\`\`ts\n${printer.printFile(source)}\`\`\``,
    ),
    '',
  ].join('\n\n');
}
