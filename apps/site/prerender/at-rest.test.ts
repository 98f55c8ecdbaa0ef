import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';

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
  expect(atRest(css, '<a></a>')).toBe(needed);
});

test.each([
  ['::-webkit-datetime-edit{padding:0}', '<input type="date">'],
  ['::-webkit-calendar-picker-indicator{padding:0}', '<input type="month">'],
  ['::-webkit-inner-spin-button{padding:0}', '<input type="number">'],
  ['::-webkit-search-decoration{padding:0}', '<input type="search">'],
  ['::file-selector-button{padding:0}', '<input type="file">'],
])('%s is for %s alone', (css, control) => {
  expect(atRest(css, control)).toBe(css);
  expect(atRest(css, '<input type="text">')).toBe('');
});
