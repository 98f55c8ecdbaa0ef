// `tailwind.css` in a project with Tailwind 4 adds Gloam's names, and changes none of the project's.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import { tokenVariable } from '../../src/tokens.ts';
import { packed } from './packed.ts';

const tailwind = createRequire(import.meta.url).resolve('tailwindcss/index.css');

const HOST = `@import 'tailwindcss';
@theme { --color-accent: rebeccapurple; --spacing-margin: 3px; --font-serif: Papyrus; }`;

const GLOAM = `@import '@gloam/ui/tailwind.css';`;

/** Returns the rules that Tailwind writes for some utilities. */
async function utilities(sheet: string, ...classes: string[]): Promise<string> {
  const compiled = await compile(sheet, {
    loadStylesheet: (id) => {
      const path = id === 'tailwindcss' ? tailwind : join(packed.folder, id.replace('@gloam/ui/', 'css/'));
      return Promise.resolve({ path, base: packed.folder, content: readFileSync(path, 'utf8') });
    },
  });
  const css = compiled.build(classes);
  return css.slice(css.indexOf('@layer utilities {'));
}

const HOSTS_OWN = [
  'bg-accent',
  'text-text',
  'p-margin',
  'font-serif',
  'text-lg',
  'rounded-md',
  'bg-red-500',
  'p-4',
  'max-w-md',
];

it('does not change the project’s utilities', async () => {
  const before = await utilities(HOST, ...HOSTS_OWN);
  expect(before).toContain('.bg-red-500');
  expect(await utilities(`${HOST}\n${GLOAM}`, ...HOSTS_OWN)).toBe(before);
});

it.each([
  ['bg-gloam-ground', 'color', 'ground'],
  ['text-gloam-text-muted', 'color', 'text-muted'],
  ['border-gloam-danger', 'color', 'danger'],
  ['font-gloam-serif', 'font', 'serif'],
  ['text-gloam-h1', 'text', 'h1'],
  ['p-gloam-margin', 'space', 'margin'],
  ['max-w-gloam-page', 'size', 'page'],
  ['min-h-gloam-field', 'size', 'field'],
  ['rounded-gloam-control', 'radius', 'control'],
  ['ease-gloam-develop', 'ease', 'develop'],
  ['duration-gloam-panel', 'duration', 'panel'],
  ['brightness-gloam-rest', 'brightness', 'rest'],
  ['opacity-gloam-rest', 'opacity', 'rest'],
] as const)('%s uses the custom property of the token', async (name, group, token) => {
  const css = await utilities(`${HOST}\n${GLOAM}`, name);
  expect(css).toContain(`.${name}`);
  expect(css).toContain(`var(${tokenVariable(group, token)})`);
});
