import { expect, test } from 'vitest';
import { pruneInteractionCss } from './prune-interaction-css.ts';

test.each([
  ['a{color:red}', 'a{color:red}'],
  ['/*! MIT */a{color:red}', 'a{color:red}'],
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

test('nothing empty is left', () => {
  const css = '@supports (a:b){@media print{a:hover{color:red}}:root{}}p{order:1}';
  expect(pruneInteractionCss(css, '<p></p>', 'en')).toBe('p{order:1}');
});

test.each([
  ['@property --a{syntax:"*";inherits:false}p{order:var(--a)}', true],
  ['@property --a{syntax:"*";inherits:false}p{order:var(--a, 1)}', true],
  ['@property --a{syntax:"*";inherits:false}p{--a:1}', true],
  ['@property --a{syntax:"*";inherits:false}p{--ab:1;order:var(--ab)}', false],
])('of %s the property stays: %s', (css, stays) => {
  expect(pruneInteractionCss(css, '<p></p>', 'en').includes('@property')).toBe(stays);
});

test('nothing is there for browsers without @property', () => {
  expect(
    pruneInteractionCss('@layer properties;@layer properties{p{--tw-x:0}}p{color:red}', '<p></p>', 'en'),
  ).toBe('@layer properties;p{color:red}');
});
