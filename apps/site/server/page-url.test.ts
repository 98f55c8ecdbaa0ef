import { expect, it } from 'vitest';
import { withAbsoluteLinks } from './page-url.ts';

it.each([
  ['a link', '<a href="/careers">a</a>', '<a href="https://a.example/careers">a</a>'],
  ['a link elsewhere', '<a href="https://b.example/">a</a>', '<a href="https://b.example/">a</a>'],
  [
    'a picture with its sizes',
    '<img src="/a.webp" srcset="/b.webp 480w, /c.webp 960w">',
    '<img src="https://a.example/a.webp" srcset="https://a.example/b.webp 480w, https://a.example/c.webp 960w">',
  ],
])('%s is found by readers elsewhere', (_, html, absolute) => {
  expect(withAbsoluteLinks(html, 'https://a.example')).toBe(absolute);
});
