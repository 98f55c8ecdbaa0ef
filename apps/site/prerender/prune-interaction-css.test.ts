import { expect, test } from 'vitest';
import { pruneInteractionCss } from './prune-interaction-css.ts';

test.each([
  ['a{color:red}', 'a{color:red}'],
  ['a:hover{color:red}', ''],
  ['button:active>span{color:red}', ''],
  ['a,a:hover{color:red}', 'a{color:red}'],
  ['a:focus-visible{color:red}', 'a:focus-visible{color:red}'],
  ['a:is(:hover,:focus-within){color:red}', 'a:is(:hover,:focus-within){color:red}'],
  ['a:not(:hover){color:red}', 'a:not(:hover){color:red}'],
  ['@media (hover:hover){a{color:red}a:hover{color:blue}}', '@media (hover:hover){a{color:red}}'],
])('of %s a page that no pointer has reached needs %s', (css, needed) => {
  expect(pruneInteractionCss(css, '<a></a>', 'en')).toBe(needed);
});

test.each([
  ['::-webkit-datetime-edit{padding:0}', '<input type="date">'],
  ['::-webkit-calendar-picker-indicator{padding:0}', '<input type="month">'],
  ['::-webkit-inner-spin-button{padding:0}', '<input type="number">'],
  ['::-webkit-search-decoration{padding:0}', '<input type="search">'],
  ['::file-selector-button{padding:0}', '<input type="file">'],
  ['::placeholder{padding:0}', '<input placeholder="a">'],
])('%s is for %s alone', (css, control) => {
  expect(pruneInteractionCss(css, control, 'en')).toBe(css);
  expect(pruneInteractionCss(css, '<input type="text">', 'en')).toBe('');
});

test('of what languages ask for a page needs its own', () => {
  const css = 'p:lang(ja),p:lang(de){color:red}p:lang(ja){color:blue}';
  expect(pruneInteractionCss(css, '<p></p>', 'de')).toBe('p:lang(de){color:red}');
});

test('of the kinds of a component a page needs those that it has', () => {
  const css = 'p[data-size=small]{color:red}p[data-size=large]{color:red}p:not([data-size=large]){color:red}';
  expect(pruneInteractionCss(css, '<p data-size="small"></p>', 'en')).toBe(
    'p[data-size=small]{color:red}p:not([data-size=large]){color:red}',
  );
});

test.each([
  ['html:has(>.a){color:red}', true],
  ['html:has(>.b){color:red}', false],
  ['p:not(:has(.b)){color:red}', true],
  ['p:has(.b,.a){color:red}', true],
])('%s, where .a is in the page and .b is not, is needed: %s', (css, needed) => {
  expect(pruneInteractionCss(css, '<p class="a"></p>', 'en')).toBe(needed ? css : '');
});

test('a utility is needed where an element has its class, not where the text has its name', () => {
  const css = '@layer utilities{.flex{display:flex}.visible{visibility:visible}}';
  expect(pruneInteractionCss(css, '<p class="m-0 flex">A visible scar</p>', 'en')).toBe(
    '@layer utilities{.flex{display:flex}}',
  );
});

test('nothing empty is left, and no registration of a property that nothing uses', () => {
  const css =
    '@supports (a:b){@media print{a:hover{color:red}}}p{order:var(--a)}@property --a{syntax:"*"}@property --b{syntax:"*"}';
  expect(pruneInteractionCss(css, '<p></p>', 'en')).toBe('p{order:var(--a)}@property --a{syntax:"*"}');
});

test('a custom property that the document defines needs no stand-in', () => {
  const css = '@layer theme{:root{--a:1}}p{order:var(--a,1, 2);z-index:var(--b,2)}';
  expect(pruneInteractionCss(css, '<p></p>', 'en')).toBe(
    '@layer theme{:root{--a:1}}p{order:var(--a);z-index:var(--b,2)}',
  );
});

test.each(['p{--a:1}', '@media print{:root{--a:1}}'])('one that only %s defines needs it', (rule) => {
  const css = `${rule}p{order:var(--a,2)}`;
  expect(pruneInteractionCss(css, '<p></p>', 'en')).toBe(css);
});

test('nothing is there for browsers without @property', () => {
  expect(
    pruneInteractionCss('@layer properties;@layer properties{p{--tw-x:0}}p{color:red}', '<p></p>', 'en'),
  ).toBe('@layer properties;p{color:red}');
});

test('what is said twice in a rule is said once, at its last place', () => {
  expect(pruneInteractionCss('p{color:red;color:blue;color:red}', '<p></p>', 'en')).toBe(
    'p{color:blue;color:red}',
  );
});
