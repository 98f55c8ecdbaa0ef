// The registry in shadcn's format: its items are what its program takes, and what that copies needs nothing else.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { componentNames, root } from '../../scripts/entries.ts';
import { registryIndex, registryItems, type RegistryItem } from '../../scripts/registry.ts';
import { themes } from '../../scripts/themes.ts';

const ADDRESS = 'https://ui.example.com/r';
const light = themes.get('light');
if (!light) throw new Error('There is no light theme.');
const items = registryItems(ADDRESS, light);
const byName = new Map(items.map((item) => [item.name, item]));

const words = v.pipe(v.string(), v.minLength(1));
const variables = v.record(v.pipe(v.string(), v.regex(/^[\w-]+$/)), words);
const file = {
  path: words,
  type: v.literal('registry:file'),
  target: v.pipe(words, v.startsWith('components/')),
};

/** What https://ui.shadcn.com/schema/registry-item.json asks for, of the members that are used. */
const itemWith = <Files extends v.GenericSchema>(files: Files) =>
  v.strictObject({
    $schema: v.literal('https://ui.shadcn.com/schema/registry-item.json'),
    name: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
    type: v.picklist(['registry:ui', 'registry:theme']),
    title: words,
    description: v.pipe(words, v.endsWith('.')),
    dependencies: v.optional(v.array(v.pipe(v.string(), v.regex(/^@radix-ui\/[a-z-]+@\^\d+\.\d+\.\d+$/)))),
    registryDependencies: v.optional(v.array(v.pipe(v.string(), v.url()))),
    files: v.pipe(v.array(files), v.minLength(1)),
    cssVars: v.optional(v.strictObject({ light: variables, dark: variables })),
  });

/** The item with all that it stands on, as the program gathers them. */
function gathered(name: string, found = new Map<string, RegistryItem>()): Map<string, RegistryItem> {
  const item = byName.get(name);
  if (!item || found.has(name)) return found;
  found.set(name, item);
  for (const address of item.registryDependencies ?? [])
    gathered(address.slice(ADDRESS.length + 1, -'.json'.length), found);
  return found;
}

const filesOf = (name: string) =>
  new Map([...gathered(name).values()].flatMap(({ files }) => files.map((one) => [one.target, one.content])));

describe('the items', () => {
  it('are one for each component, and what all of them stand on', () => {
    expect([...byName.keys()]).toEqual(['foundation', ...componentNames]);
  });

  it.each(items)('$name keeps the schema', (item) => {
    const content = v.pipe(v.string(), v.minLength(1));
    expect(v.safeParse(itemWith(v.strictObject({ ...file, content })), item).issues).toBeUndefined();
  });

  it('lead to items of the same registry, and copy no file in two forms', () => {
    const addresses = items.flatMap(({ registryDependencies = [] }) => registryDependencies);
    const known = items.map(({ name }) => `${ADDRESS}/${name}.json`);
    expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
    const contents = Map.groupBy(
      items.flatMap(({ files }) => files),
      ({ target }) => target,
    );
    const differing = [...contents].filter(
      ([, list]) => new Set(list.map(({ content }) => content)).size > 1,
    );
    expect(differing.map(([target]) => target)).toEqual([]);
  });

  it('have the same variables in the light and in the dark', () => {
    const { cssVars } = byName.get('foundation') ?? {};
    expect(Object.keys(cssVars?.light ?? {}).sort()).toEqual(Object.keys(cssVars?.dark ?? {}).sort());
  });
});

describe('the index', () => {
  it('lists every item without its contents', () => {
    const { items: listed, ...head } = registryIndex(items);
    expect(head).toMatchObject({ $schema: 'https://ui.shadcn.com/schema/registry.json', name: 'gloam' });
    expect(URL.canParse(head.homepage)).toBe(true);
    expect(listed.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
    expect(listed.flatMap(({ files }) => files).filter((one) => 'content' in one)).toEqual([]);
  });
});

describe('what is copied', () => {
  const project = mkdtempSync(join(tmpdir(), 'gloam-registry-'));
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it.each(componentNames)('%s has every file and every package that it imports', (name) => {
    const files = filesOf(name);
    const packages = [...gathered(name).values()].flatMap(({ dependencies = [] }) => dependencies);
    const known = ['react', 'react-dom', ...packages.map((one) => one.replace(/@\^.+$/, ''))];
    const missing = [...files].flatMap(([target, content]) => {
      if (target.endsWith('.css')) return [];
      return ts.preProcessFile(content, true, true).importedFiles.flatMap(({ fileName }) => {
        if (!fileName.startsWith('.'))
          return known.some((one) => fileName === one || fileName.startsWith(`${one}/`)) ? [] : [fileName];
        const path = join(dirname(target), fileName).replaceAll('\\', '/');
        return ['', '.ts', '.tsx'].some((ending) => files.has(path + ending))
          ? []
          : [`${target}: ${fileName}`];
      });
    });
    expect(missing).toEqual([]);
    expect([...files.keys()].filter((target) => target.endsWith('.css')).length).toBeGreaterThan(0);
  });

  it('compiles beside React and Radix alone', () => {
    for (const { files } of items)
      for (const { target, content } of files) {
        mkdirSync(dirname(join(project, target)), { recursive: true });
        writeFileSync(join(project, target), content);
      }
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(project, 'css.d.ts'), "declare module '*.css';\n");
    for (const name of ['react', 'react-dom', '@radix-ui', '@types/react', '@types/react-dom']) {
      const link = join(project, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(root, '../../node_modules', name), link);
    }
    const compiler = join(root, '../../node_modules/typescript-7/bin/tsc');
    const options =
      '--noEmit --strict --jsx react-jsx --target ES2022 --lib ES2023,DOM,DOM.Iterable --module ESNext --moduleResolution bundler';
    const entries = componentNames.map((name) => `components/gloam/${name}/index.ts`);
    const args = ['--ignoreConfig', ...options.split(' '), 'css.d.ts', ...entries];
    const run = () => execFileSync(process.execPath, [compiler, ...args], { cwd: project, encoding: 'utf8' });
    expect(run).not.toThrow();
    // The compiler shares two cores with other checks.
  }, 300_000);
});
