import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const src = join(import.meta.dirname, '../src');
const entries = Object.values(packageJson.exports);
const read = (path: string) => readFileSync(join(src, path), 'utf8');

const folders = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const components = folders.filter((name) => name !== 'internal' && name !== 'styles');
const files = folders.flatMap((folder) => readdirSync(join(src, folder)).map((file) => `${folder}/${file}`));
const styleSheets = files.filter((file) => file.endsWith('.css') && file !== 'styles/tokens.css');

/** Files that a component does without, by its folder, each with the reason. */
const EXCEPTIONS: Record<string, Record<string, string>> = {};

const KEBAB = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** A style sheet without its comments, line by line as it is written. */
const declarationsOf = (file: string) =>
  [
    ...read(file)
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .matchAll(/(?<=[{;]\s*)(?<property>[a-z-]+)\s*:\s*(?<value>[^;{}]+)(?=[;}])/g),
  ].map(({ groups }) => ({ property: groups?.property ?? '', value: groups?.value ?? '' }));

const PHYSICAL =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:top|right|bottom|left)|border-(?:top|right|bottom|left)(?:-.+)?|border-(?:top|bottom)-(?:left|right)-radius|inset-(?:top|right|bottom|left)|top|right|bottom|left)$/;

const PHYSICAL_VALUES: Record<string, RegExp> = {
  'text-align': /^(?:left|right)$/,
  float: /^(?:left|right)$/,
  clear: /^(?:left|right)$/,
};

const isPhysical = ({ property, value }: { property: string; value: string }) =>
  PHYSICAL.test(property) || (PHYSICAL_VALUES[property]?.test(value.trim()) ?? false);

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(35);
  expect(styleSheets.length).toBeGreaterThan(35);
});

describe.each(components)('%s', (name) => {
  it('has its parts where everybody looks for them', () => {
    const parts = [
      'index.ts',
      ...['.tsx', '.css', '.fixtures.tsx', '.stories.tsx', '.test.tsx', '.mdx'].map((end) => name + end),
    ];
    const missing = parts.filter((part) => !existsSync(join(src, name, part)));
    expect(missing).toEqual(Object.keys(EXCEPTIONS[name] ?? {}));
  });

  it('is public: by the main entry, or by one of its own', () => {
    const isMain = read('index.ts').includes(`export * from './${name}/index.js';`);
    expect(isMain).toBe(!entries.includes(`./src/${name}/index.ts`));
  });

  it('brings its styles', () => {
    expect(read('styles/index.css')).toContain(`@import '../${name}/${name}.css';`);
  });
});

describe.each(styleSheets)('%s', (file) => {
  it('has directions that follow the script', () => {
    expect(declarationsOf(file).filter(isPhysical)).toEqual([]);
  });

  it('has classes of its own name only', () => {
    const classes = [
      ...read(file)
        .replaceAll(/\/\*[^]*?\*\/|@import[^;]+;|"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
        .matchAll(/\.(?<name>[a-zA-Z_-][\w-]*)/g),
    ].map(({ groups }) => groups?.name ?? '');
    expect(classes.filter((one) => !one.startsWith('gloam-') || !KEBAB.test(one))).toEqual([]);
  });

  it('is imported by the one style sheet', () => {
    if (file === 'styles/index.css') return;
    const path = file.startsWith('styles/') ? file.replace('styles/', './') : `../${file}`;
    expect(read('styles/index.css')).toContain(`@import '${path}';`);
  });
});

describe('the names of files', () => {
  it('are in kebab-case', () => {
    const stems = files.map((file) => ({ file, parts: file.split(/[/.]/) }));
    expect(
      stems.filter(({ parts }) => !parts.every((part) => KEBAB.test(part))).map(({ file }) => file),
    ).toEqual([]);
  });
});
