import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

/** Pages with the same names share their rules. */
let pages = 0;
const makePage = () => `<main class="page page-${String((pages += 1))}"><p>fog</p></main>`;

test.each([
  ['.page{color:red}', true],
  ['p:hover{color:red}', false],
  ['p:focus{color:red}', true],
  ['.page[data-open]{color:red}', true],
  ['[lang]:lang(en){color:red}', true],
  ['[lang]:lang(ja){color:red}', false],
  ['.gloam-notice{color:red}', true],
  ['.other{color:red}', false],
  ['ul{color:red}', false],
])('of %s a page keeps what its elements can match: %s', async (rule, kept) => {
  expect(await criticalCss(rule, makePage(), 'en')).toBe(kept ? rule : '');
});

test('a page keeps how its language breaks lines, or they would move when the whole sheet comes', async () => {
  const base = readFileSync('packages/ui/src/styles/base.css', 'utf8');
  expect(await criticalCss(base, makePage(), 'ja')).toContain('word-break: auto-phrase');
});

test('a page keeps how its menu looks that the browser opens before the whole sheet comes', async () => {
  const menu = readFileSync('packages/ui/src/mobile-menu/mobile-menu.css', 'utf8');
  const parts = readFileSync('packages/ui/src/styles/parts.css', 'utf8');
  const page = `${makePage()}<dialog popover="auto" class="gloam-mobile-menu-sheet"></dialog>`;
  const kept = await criticalCss(menu + parts, page, 'en');
  expect(kept).toContain('.gloam-mobile-menu-sheet:is([open], [popover]:popover-open)');
  expect(kept).toContain("html:has(dialog[class^='gloam-']:is([open], [popover]:popover-open)");
});
