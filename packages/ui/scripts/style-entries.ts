// The style sheets of the package: all in one, what every component needs, and one for each component.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentNames, dist, isBase, src, styleSheets } from './entries.ts';

const read = (sheet: string) => readFileSync(join(src, sheet), 'utf8');

const [layers = ''] = /^@layer [^;{]+;/m.exec(read('styles/index.css')) ?? [];

const merge = (sheets: readonly string[]) => [layers, ...sheets.map(read)].join('\n');

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

const classesIn = (text: string): readonly string[] => text.match(/gloam-[\w-]+/g) ?? [];

/** The classes that each selector of a sheet asks for; what only narrows it, in brackets, left out. */
const askedFor = (sheet: string) =>
  [...read(sheet).matchAll(/(?<selectors>[^{};]+)\{/g)]
    .flatMap(({ groups }) => (groups?.selectors ?? '').replaceAll(/\([^()]*\)/g, '').split(','))
    .map(classesIn)
    .filter((classes) => classes.length > 0);

/**
 * The sheets that a component needs beside the base: those with a selector whose classes all occur in the modules that it
 * loads. They keep the order of the whole.
 */
export function sheetsOf(name: string): readonly string[] {
  const modules = [...modulesOf(`${name}/index.js`)];
  const used = new Set(modules.flatMap((module) => classesIn(readFileSync(join(dist, module), 'utf8'))));
  return styleSheets.filter(
    (sheet) =>
      !isBase(sheet) && askedFor(sheet).some((classes) => classes.every((oneClass) => used.has(oneClass))),
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
