import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { SHARED_FOLDERS } from '../scripts/entries.ts';

const src = join(import.meta.dirname, '../src');
const read = (path: string) => readFileSync(join(src, path), 'utf8');

const folders = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const components = folders.filter((name) => !SHARED_FOLDERS.includes(name));
const files = folders.flatMap((folder) => readdirSync(join(src, folder)).map((file) => `${folder}/${file}`));
const styleSheets = files.filter((file) => file.endsWith('.css'));

const LOOKS_AS_ANY_FORM = 'It looks as any form does.';

/** Files that a component does without, by its folder, each with the reason. */
const EXCEPTIONS: Record<string, Record<string, string>> = {
  ...Object.fromEntries(
    ['application', 'contact', 'event-application', 'general-application', 'message'].map((name) => [
      `${name}-form`,
      { [`${name}-form.css`]: LOOKS_AS_ANY_FORM },
    ]),
  ),
  checkbox: { 'checkbox.css': 'A radio group shares its sheet: internal/choice.css.' },
  'select-field': { 'select-field.css': 'A phone field shares its sheet: internal/select.css.' },
  'text-field': { 'text-field.css': 'It looks as the frame of any field does.' },
};

const KEBAB = /^[a-z\d]+(?:-[a-z\d]+)*$/;

const declarationsOf = (file: string) => {
  const declarations: { property: string; value: string }[] = [];
  postcss.parse(read(file)).walkDecls(({ prop, value }) => void declarations.push({ property: prop, value }));
  return declarations;
};

const PHYSICAL =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:top|right|bottom|left)|border-(?:top|right|bottom|left)(?:-.+)?|border-(?:top|bottom)-(?:left|right)-radius|inset-(?:top|right|bottom|left)|top|right|bottom|left)$/;

const PHYSICAL_VALUES: Record<string, RegExp> = {
  'text-align': /^(?:left|right)$/,
  float: /^(?:left|right)$/,
  clear: /^(?:left|right)$/,
};

const isPhysical = ({ property, value }: { property: string; value: string }) =>
  PHYSICAL.test(property) || (PHYSICAL_VALUES[property]?.test(value) ?? false);

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(35);
  expect(styleSheets.length).toBeGreaterThan(35);
});

describe.each(components)('%s', (name) => {
  it('has its parts where everybody looks for them', () => {
    const parts = ['.tsx', '.css', '.stories.tsx', '.test.tsx', '.mdx'].map((end) => name + end);
    const missing = parts.filter((part) => !existsSync(join(src, name, part)));
    expect(missing).toEqual(Object.keys(EXCEPTIONS[name] ?? {}));
  });

  it('is exported by the main entry', () => {
    if (name !== 'lightbox-zoom') expect(read('index.ts')).toContain(`export * from './${name}/${name}.js';`);
  });
});

describe.each(styleSheets)('%s', (file) => {
  it('has directions that follow the script', () => {
    expect(declarationsOf(file).filter(isPhysical)).toEqual([]);
  });

  it('has classes of its own name only', () => {
    const classes: string[] = [];
    postcss.parse(read(file)).walkRules(({ selector }) => {
      const plain = selector.replaceAll(/"[^"]*"|'[^']*'/g, '');
      for (const [, name = ''] of plain.matchAll(/\.([a-zA-Z_-][\w-]*)/g)) classes.push(name);
    });
    expect(classes.filter((one) => !one.startsWith('gloam-') || !KEBAB.test(one))).toEqual([]);
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
