import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchedIn, openCriticalCss } from './critical-css.ts';

const PAGE = '<main class="page"><p>fog</p></main>';

const criticalCss = (css: string, html: string, tag: string) =>
  openCriticalCss(css, (_parts, make) => make())(html, tag);

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
  ['fog{color:red}', false],
])('of %s a page keeps what its elements can match: %s', async (rule, kept) => {
  expect(await criticalCss(rule, PAGE, 'en')).toBe(kept ? rule : '');
});

test('a page keeps how its language breaks lines, or they would move when the whole sheet comes', async () => {
  const sheet = readFileSync('packages/ui/src/styles/page.css', 'utf8');
  expect(await criticalCss(sheet, PAGE, 'ja')).toContain('word-break: auto-phrase');
});

// PurgeCSS drops `:where(svg):where(:not(…))`: the page moved when the whole sheet came.
test('a page keeps what the elements of the site start with', async () => {
  const sheet = readFileSync('apps/site/src/app.css', 'utf8');
  const kept = await criticalCss(sheet, '<h1></h1><p></p><button></button><svg></svg>', 'en');
  expect(kept).toMatch(/:where\(h1, p, button\) \{\s+margin: 0;/);
  expect(kept).toMatch(/:where\(\s*svg\) \{\s+display: block;/);
});

test('a page keeps how its menu looks that the browser opens before the whole sheet comes', async () => {
  const menu = readFileSync('packages/ui/src/mobile-menu/mobile-menu.css', 'utf8');
  const parts = readFileSync('packages/ui/src/styles/parts.css', 'utf8');
  const page = `${PAGE}<dialog popover="auto" class="gloam-mobile-menu-sheet"></dialog>`;
  const kept = await criticalCss(menu + parts, page, 'en');
  expect(kept).toContain('.gloam-mobile-menu-sheet:is([open], [popover]:popover-open)');
  expect(kept).toContain("body:has(dialog[class^='gloam-']:is([open], [popover]:popover-open)");
});

test('a page with a date keeps what an iPhone would do to it otherwise', async () => {
  const fields = readFileSync('packages/ui/src/text-field/text-field.css', 'utf8');
  const control = (type: string) => `<input class="gloam-field-control" type="${type}">`;
  expect(await criticalCss(fields, control('date'), 'en')).toContain('::-webkit-date-and-time-value');
  expect(await criticalCss(fields, control('text'), 'en')).not.toContain('::-webkit-date-and-time-value');
});

test('pages that differ in words alone need the same rules', () => {
  expect(matchedIn('<p class="a b" title="fog">A code</p><input type="text" placeholder="c">')).toBe(
    matchedIn('<p class="b" title="mist">A table</p><p class="a"></p><input type="text" placeholder="d">'),
  );
});

test.each(['<p class="c">', '<code>', '<input type="date">', '<input placeholder="">'])(
  'a page with %s may need others',
  (html) => {
    const page = '<p class="a"></p><input type="text">';
    expect(matchedIn(page + html)).not.toBe(matchedIn(page));
  },
);

test('rules are kept for the sheet, the page and the language', async () => {
  const asked: string[] = [];
  const ask = (css: string, html: string, tag: string) =>
    openCriticalCss(css, (parts, make) => {
      asked.push(JSON.stringify(parts));
      return make();
    })(html, tag);
  await ask('p{color:red}', '<p>fog</p>', 'en');
  await ask('p{color:red}', '<p>mist</p>', 'en');
  await ask('p{color:blue}', '<p>fog</p>', 'en');
  await ask('p{color:red}', '<p><em>fog</em></p>', 'en');
  await ask('p{color:red}', '<p>fog</p>', 'de');
  expect(asked[1]).toBe(asked[0]);
  expect(new Set(asked).size).toBe(4);
});
