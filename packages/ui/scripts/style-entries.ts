// The style sheets of the package: all in one, what every component needs, and one for each component.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';
import { formerNames } from '../src/former-names.ts';
import { tokensCss } from '../src/tokens.ts';
import { componentNames, dist, isBase, LAYERS, PAGE_SHEET, src, styleSheets } from './entries.ts';
import { tailwindSheet } from './tailwind-sheet.ts';
import { themeSheets } from './themes.ts';
import { unlayered } from './unlayered-sheet.ts';

const read = (sheet: string) => readFileSync(join(src, sheet), 'utf8');

const merge = (sheets: readonly string[]) => [LAYERS, ...sheets.map(read)].join('\n');
const withTokens = (sheets: readonly string[]) =>
  [LAYERS, tokensCss(formerNames), ...sheets.map(read)].join('\n');

/** The emitted modules, as paths below `dist`, that an entry loads at once or late. */
export function modulesOf(entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const module of found) {
    const code = readFileSync(join(dist, module), 'utf8');
    for (const { fileName } of ts.preProcessFile(code, true, true).importedFiles)
      if (fileName.startsWith('.')) found.add(join(dirname(module), fileName).replaceAll('\\', '/'));
  }
  return found;
}

/** The classes of Gloam that a text names. */
export const classesIn = (text: string): readonly string[] => text.match(/gloam-[\w-]+/g) ?? [];

/** The classes that each selector of a sheet asks for; what only narrows it, in brackets, left out. */
function askedFor(sheet: string): (readonly string[])[] {
  const asked: (readonly string[])[] = [];
  postcss.parse(read(sheet)).walkRules(({ selectors }) => {
    asked.push(...selectors.map((selector) => classesIn(selector.replaceAll(/\([^()]*\)/g, ''))));
  });
  return asked.filter((classes) => classes.length > 0);
}

/** The sheets, beside the base, with a selector whose classes are all among the `used`. They keep the order of the whole. */
export const sheetsFor = (used: ReadonlySet<string>): readonly string[] =>
  styleSheets().filter(
    (sheet) =>
      !isBase(sheet) && askedFor(sheet).some((classes) => classes.every((oneClass) => used.has(oneClass))),
  );

/** The sheets that a component needs beside the base, by the modules that it loads. */
export function sheetsOf(name: string): readonly string[] {
  const modules = [...modulesOf(`${name}/index.js`)];
  return sheetsFor(new Set(modules.flatMap((module) => classesIn(readFileSync(join(dist, module), 'utf8')))));
}

/** Every style sheet of the package by its path below `dist`. The modules have to be there. */
export function styleEntries(): ReadonlyMap<string, string> {
  return new Map([
    ['styles.css', withTokens(styleSheets())],
    ['page.css', merge([PAGE_SHEET])],
    ['base.css', withTokens(styleSheets().filter(isBase))],
    ['unlayered.css', unlayered(withTokens(styleSheets()))],
    ['tailwind.css', tailwindSheet()],
    ...themeSheets(),
    ...componentNames.map((name) => [`${name}/${name}.css`, merge(sheetsOf(name))] as const),
  ]);
}
