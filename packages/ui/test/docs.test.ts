import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

const pages = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

/** What a page of documentation says, in this order. */
const SECTIONS = [
  'When not to use it',
  'Anatomy',
  'Props',
  'Labels',
  'Keyboard',
  'Accessibility',
  'State',
  'Known limits',
];

it('finds the pages', () => {
  expect(pages.length).toBeGreaterThan(40);
});

/** What somebody types into Storybook's search, which reads titles and headings, and what has to be among the findings. */
const SEARCHED: readonly [string, string][] = [
  ['image', 'picture/picture.mdx'],
  ['input', 'text-field/text-field.mdx'],
  ['faq', 'accordion/accordion.mdx'],
  ['modal', 'dialog/dialog.mdx'],
  ['toast', 'notice/notice.mdx'],
];

it.each(SEARCHED)('%s is what %s is found by', (word, page) => {
  const found = pages.filter(({ text }) => new RegExp(`^#+ .*\\b${word}\\b`, 'im').test(text));
  expect(found.map(({ path }) => path)).toContain(page);
});

describe.each(pages)('$path', ({ text }) => {
  it('says first what the component is for', () => {
    expect(text).toMatch(/^# .+\n\n[A-Z`].+\.$/m);
  });

  it('has every section, in the order of all pages', () => {
    const headings = [...text.matchAll(/^## (?<heading>.+)$/gm)].map(({ groups }) => groups?.heading ?? '');
    expect(headings.filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
  });

  it('has something to say in every section', () => {
    const sections = text.split(/^## /m).slice(1);
    expect(sections.filter((section) => section.split('\n').slice(1).join('').trim() === '')).toEqual([]);
  });

  it('shows the component alive, and its props', () => {
    expect(text).toContain('<Meta of={stories} />');
    expect(text).toContain('<Canvas of={stories.Default}');
    expect(text).toContain('<Controls of={stories.Default} />');
  });
});
