// The components as a registry in the format of shadcn: what its program copies into a project, sources and styles.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { brightness, color, tokensCss, tokenVariable, type Token } from '../src/tokens.ts';
import type { Theme } from '../src/cli/derive-theme.ts';
import source from '../package.json' with { type: 'json' };
import { componentNames, isBase, LAYERS, src, styleSheets } from './entries.ts';
import { home } from './manifest.ts';
import { summaryOf, titleOf } from './pages.ts';
import { sheetsOf } from './style-entries.ts';

/** A file that is copied. */
export interface RegistryFile {
  /** Where it stands in the sources. */
  path: string;
  type: 'registry:file';
  /** Where it is put in the project. */
  target: string;
  content: string;
}

/** What can be added to a project by its name, as https://ui.shadcn.com/schema/registry-item.json has it. */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:ui' | 'registry:theme';
  title: string;
  description: string;
  dependencies?: string[];
  registryDependencies?: string[];
  files: RegistryFile[];
  cssVars?: Partial<Record<'light' | 'dark', Record<string, string>>>;
  docs?: string;
}

const SCHEMA = 'https://ui.shadcn.com/schema';
const FOLDER = 'components/gloam';

/** What every component stands on: tokens, and looks that several share. */
const FOUNDATION = 'foundation';
const FOUNDATION_SHEET = 'styles/foundation.css';

const file = (path: string, content: string): RegistryFile => ({
  path: `packages/ui/src/${path}`,
  type: 'registry:file',
  target: `${FOLDER}/${path}`,
  content,
});

const read = (path: string) => readFileSync(join(src, path), 'utf8');

/** The module that a relative import of another leads to, as a path below `src`. */
function resolved(from: string, specifier: string): string {
  const path = join(dirname(from), specifier).replaceAll('\\', '/');
  const found = [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx'), path].find((one) =>
    ts.sys.fileExists(join(src, one)),
  );
  if (!found) throw new Error(`${from} imports ${specifier}, which is not there.`);
  return found;
}

/** What a module imports, at once, late, or for its types. */
const importsOf = (module: string) =>
  ts.preProcessFile(read(module), true, true).importedFiles.map(({ fileName }) => fileName);

const isRelative = (specifier: string) => specifier.startsWith('.');

/** Imports without an ending: not every bundler that copies end up in takes `.js` for `.tsx`. */
function withoutEndings(module: string): string {
  const text = read(module);
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .filter(({ fileName }) => isRelative(fileName))
    .toReversed()
    .reduce((code, { fileName, pos, end }) => {
      const at = code.indexOf(fileName, pos);
      if (at < 0 || at > end) throw new Error(`${module} imports ${fileName} in a way that is not known.`);
      return code.slice(0, at) + fileName.replace(/\.[jt]sx?$/, '') + code.slice(at + fileName.length);
    }, text);
}

interface Parts {
  /** Modules of the component itself and of what it shares with others, as paths below `src`. */
  modules: readonly string[];
  /** Other components that it is made of. */
  components: readonly string[];
  packages: readonly string[];
}

const isComponent = new Set(componentNames);

function partsOf(name: string): Parts {
  const modules = new Set([`${name}/index.ts`]);
  const components = new Set<string>();
  const packages = new Set<string>();
  for (const module of modules) {
    for (const specifier of importsOf(module)) {
      if (!isRelative(specifier)) {
        packages.add(specifier);
        continue;
      }
      const target = resolved(module, specifier);
      const folder = dirname(target);
      if (folder !== name && isComponent.has(folder)) components.add(folder);
      else modules.add(target);
    }
  }
  return { modules: [...modules].sort(), components: [...components].sort(), packages: [...packages].sort() };
}

/** The components that come along with one, and those that come along with them. */
function companionsOf(name: string): ReadonlySet<string> {
  const found = new Set(partsOf(name).components);
  for (const one of found) for (const other of partsOf(one).components) found.add(other);
  return found;
}

/** An entry that brings its styles, those of all components together with the foundation before them. */
function entryWithStyles(name: string): string {
  const sheets = [FOUNDATION_SHEET, ...sheetsOf(name)].map((sheet) => {
    const path = relative(name, sheet).replaceAll('\\', '/');
    return `import '${path.startsWith('.') ? path : `./${path}`}';`;
  });
  const entry = withoutEndings(`${name}/index.ts`);
  return `${sheets.join('\n')}\n\n${entry}`;
}

function componentItem(name: string, addressOf: (item: string) => string): RegistryItem {
  const { modules, components, packages } = partsOf(name);
  const companions = companionsOf(name);
  const known: Readonly<Record<string, string>> = source.dependencies;
  const dependencies = packages.filter((one) => one in known).map((one) => `${one}@^${known[one] ?? ''}`);
  return {
    $schema: `${SCHEMA}/registry-item.json`,
    name,
    type: 'registry:ui',
    title: titleOf(name),
    description: summaryOf(name),
    ...(dependencies.length > 0 && { dependencies }),
    registryDependencies: [FOUNDATION, ...components].map(addressOf),
    files: [
      ...modules.map((module) =>
        file(
          module,
          basename(module) === 'index.ts' && dirname(module) === name
            ? entryWithStyles(name)
            : withoutEndings(module),
        ),
      ),
      ...sheetsOf(name)
        .filter((sheet) => !companions.has(dirname(sheet)))
        .map((sheet) => file(sheet, `${LAYERS}\n${read(sheet)}`)),
    ],
  };
}

/** What a theme sets, as the two themes of a project that shadcn has set up: light, and Gloam's own below `.dark`. */
function themeVariables(light: Theme): RegistryItem['cssVars'] {
  const colours = Object.entries(light.colours).map(([name, { css }]) => ['color', name, css] as const);
  const lights = Object.entries(light.brightness).map(
    ([name, value]) => ['brightness', name, value] as const,
  );
  const set = [...colours, ...lights];
  const named = (valueOf: (one: (typeof set)[number]) => string) =>
    Object.fromEntries(set.map((one) => [tokenVariable(one[0], one[1]).slice(2), valueOf(one)]));
  const own: Readonly<Record<string, Readonly<Record<string, Token>>>> = { color, brightness };
  return {
    light: named(([, , value]) => value),
    dark: named(([group, name]) => own[group]?.[name]?.value ?? ''),
  };
}

const foundationItem = (light: Theme): RegistryItem => ({
  $schema: `${SCHEMA}/registry-item.json`,
  name: FOUNDATION,
  type: 'registry:theme',
  title: 'Foundation',
  description: 'Tokens, and looks that several components share.',
  files: [
    file(FOUNDATION_SHEET, [LAYERS, tokensCss(), ...styleSheets().filter(isBase).map(read)].join('\n')),
  ],
  cssVars: themeVariables(light),
});

/** Every item, complete. `address` is where the folder of them will be served. */
export function registryItems(address: string, light: Theme): readonly RegistryItem[] {
  const addressOf = (item: string) => `${address.replace(/\/$/, '')}/${item}.json`;
  return [foundationItem(light), ...componentNames.map((name) => componentItem(name, addressOf))];
}

/** The list of all items, which programs read that look for one, such as shadcn's server of the Model Context Protocol. */
export const registryIndex = (items: readonly RegistryItem[]) => ({
  $schema: `${SCHEMA}/registry.json`,
  name: 'gloam',
  homepage: home,
  items: items.map(({ $schema: _, files, ...item }) => ({
    ...item,
    files: files.map(({ content: _content, ...rest }) => rest),
  })),
});
