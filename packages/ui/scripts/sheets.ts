// Style sheets of the published package. Reads the compiled modules in `dist`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import light from '../themes/light.json' with { type: 'json' };
import { deriveTheme, themeCss } from '../src/cli/derive-theme.ts';
import { tokens, tokensCss, tokenVariable } from '../src/tokens.ts';
import { componentNames, dist, LAYERS, PAGE_SHEET, src, styleSheets } from './entries.ts';

const read = (sheet: string) => readFileSync(join(src, sheet), 'utf8');

const merge = (sheets: readonly string[], tokenSheet = '') =>
  [LAYERS, tokenSheet, ...sheets.map(read)].join('\n');

const isBase = (sheet: string) => sheet.startsWith('styles/');

/** Returns the compiled modules that an entry imports, also dynamically, as paths below `dist`. */
export function modulesOf(entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const module of found)
    for (const [, path = ''] of readFileSync(join(dist, module), 'utf8').matchAll(
      /(?:from |import |import\()['"](\.[^'"]+)['"]/g,
    ))
      found.add(join(dirname(module), path).replaceAll('\\', '/'));
  return found;
}

const classesIn = (text: string): readonly string[] => text.match(/gloam-[\w-]+/g) ?? [];

/** Whether a selector of the sheet matches elements with the given classes. Ignores `:not()` and similar. */
function applies(sheet: string, classes: ReadonlySet<string>): boolean {
  let found = false;
  postcss.parse(read(sheet)).walkRules(({ selectors }) => {
    found ||= selectors
      .map((selector) => classesIn(selector.replaceAll(/\([^()]*\)/g, '')))
      .some((needed) => needed.length > 0 && needed.every((one) => classes.has(one)));
  });
  return found;
}

/** Returns the sheets that a component needs besides `base.css`. */
function sheetsOf(name: string): readonly string[] {
  const code = [...modulesOf(`${name}/${name}.js`)].map((module) => readFileSync(join(dist, module), 'utf8'));
  const classes = new Set(code.flatMap(classesIn));
  return styleSheets().filter((sheet) => !isBase(sheet) && applies(sheet, classes));
}

/**
 * Returns a sheet without layers, for pages that use none. Base rules get the specificity of a class, so that they win
 * over a reset. Component rules follow and win over them.
 */
function unlayered(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  });
  return sheet.toString().replaceAll(":where([class^='gloam-'])", "[class^='gloam-']");
}

/** The namespaces of Tailwind's theme for each group of tokens. */
const NAMESPACES = {
  color: ['color'],
  font: ['font'],
  text: ['text'],
  space: ['spacing'],
  size: ['spacing', 'container'],
  radius: ['radius'],
  ease: ['ease'],
} as const;

/** Groups without a namespace in Tailwind, as utilities. */
const UTILITIES = {
  duration: (value: string) => `transition-duration: ${value};`,
  brightness: (value: string) => `filter: brightness(${value});`,
  opacity: (value: string) => `opacity: ${value};`,
};

/** Returns the tokens for Tailwind 4, with names that start with `gloam-`. They use the custom properties, so that themes apply. */
function tailwindSheet(): string {
  const names = (group: keyof typeof tokens) =>
    Object.keys(tokens[group]).map((name) => [name, `var(${tokenVariable(group, name)})`] as const);
  const theme = (Object.keys(NAMESPACES) as (keyof typeof NAMESPACES)[]).flatMap((group) =>
    NAMESPACES[group].flatMap((namespace) =>
      names(group).map(([name, value]) => `  --${namespace}-gloam-${name}: ${value};`),
    ),
  );
  const utilities = (Object.keys(UTILITIES) as (keyof typeof UTILITIES)[]).flatMap((group) =>
    names(group).map(([name, value]) => `@utility ${group}-gloam-${name} {\n  ${UTILITIES[group](value)}\n}`),
  );
  return [`@theme inline {\n${theme.join('\n')}\n}`, ...utilities, ''].join('\n\n');
}

/** Returns every style sheet of the package by name: `button` is `@gloam/ui/button.css`. */
export function publishedSheets(): ReadonlyMap<string, string> {
  const all = merge(styleSheets(), tokensCss());
  return new Map([
    ['styles', all],
    ['unlayered', unlayered(all)],
    ['base', merge(styleSheets().filter(isBase), tokensCss())],
    ['page', merge([PAGE_SHEET])],
    ['tailwind', tailwindSheet()],
    ['themes/light', themeCss(deriveTheme(light))],
    ...componentNames.map((name) => [name, merge(sheetsOf(name))] as const),
  ]);
}
