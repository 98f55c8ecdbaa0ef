// The style sheets of the package: all in one, what every component needs, and one for each component.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentNames, dist, isBase, src, styleSheets } from './entries.ts';

const read = (sheet: string) => readFileSync(join(src, sheet), 'utf8');

const [layers = ''] = /^@layer [^;{]+;/m.exec(read('styles/index.css')) ?? [];

const merge = (sheets: readonly string[]) => `${[layers, ...sheets.map(read)].join('\n')}`;

const RELATIVE_IMPORT = /(?:from |import\()['"](?<path>\.[^'"]+)['"]/g;

/** The emitted modules, as paths below `dist`, that an entry loads at once or late. */
export function modulesOf(entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const module of found) {
    const code = readFileSync(join(dist, module), 'utf8');
    for (const { groups } of code.matchAll(RELATIVE_IMPORT))
      found.add(join(dirname(module), groups?.path ?? '').replaceAll('\\', '/'));
  }
  return found;
}

const CLASS = /gloam-[\w-]+/g;

const classesOf = new Map(styleSheets.map((sheet) => [sheet, new Set(read(sheet).match(/(?<=\.)gloam-[\w-]+/g))]));

/** Classes that no other sheet says anything about. */
const ownClassesOf = (sheet: string) =>
  [...(classesOf.get(sheet) ?? [])].filter((name) =>
    styleSheets.every((other) => other === sheet || !classesOf.get(other)?.has(name)),
  );

/**
 * The sheets that a component needs beside the base: those of every component that it composes, and those that have classes
 * of their own that these use. They keep the order of the whole, so that a part draws the same as all.
 */
export function sheetsOf(name: string): readonly string[] {
  const modules = [...modulesOf(`${name}/index.js`)];
  const folders = new Set(modules.map(dirname));
  folders.delete('internal');
  const used = new Set(modules.flatMap((module) => readFileSync(join(dist, module), 'utf8').match(CLASS) ?? []));
  return styleSheets.filter(
    (sheet) =>
      !isBase(sheet) &&
      (folders.has(dirname(sheet)) || ownClassesOf(sheet).some((ownClass) => used.has(ownClass))),
  );
}

/** Every style sheet of the package by its path below `dist`. The modules have to be there. */
export function styleEntries(): ReadonlyMap<string, string> {
  return new Map([
    ['styles.css', merge(styleSheets)],
    ['base.css', merge(styleSheets.filter(isBase))],
    ...componentNames.map((name) => [`${name}/${name}.css`, merge(sheetsOf(name))] as const),
  ]);
}
