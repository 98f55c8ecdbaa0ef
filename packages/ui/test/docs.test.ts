import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { src } from './source-files.ts';

/** Words that designers type into Storybook's search, which reads headings, and the page that it must find. */
it.each([
  ['image', 'picture'],
  ['input', 'text-field'],
  ['faq', 'accordion'],
  ['modal', 'dialog'],
  ['toast', 'notice'],
])('has %s in a heading of %s', (word, name) => {
  const page = readFileSync(join(src, name, `${name}.mdx`), 'utf8');
  expect(page).toMatch(new RegExp(`^#+ .*\\b${word}\\b`, 'im'));
});
