import { expect, test } from 'vitest';
import { styleRules } from './style-rules.ts';

const rule = (index: number, style: string) => `:root body [data-style="${String(index)}"]{${style}}`;

test.each([['<p>style="a"</p>'], ['<p title="a style=b">'], ['<p data-style-x="a:b">']])(
  '%s has no style to move',
  (html) => {
    expect(styleRules(html)).toEqual({ html, css: '' });
  },
);

test('a style becomes a rule, and its element says which', () => {
  expect(styleRules('<p class="a" style="color:red" id="b">')).toEqual({
    html: '<p class="a" data-style="0" id="b">',
    css: rule(0, 'color:red'),
  });
});

test('a style that comes again is the same rule', () => {
  expect(styleRules('<p style="a:b"><i style="c:d"></i><i style="a:b"></i>')).toEqual({
    html: '<p data-style="0"><i data-style="1"></i><i data-style="0"></i>',
    css: rule(0, 'a:b') + rule(1, 'c:d'),
  });
});

test('what is escaped in the attribute is not in the rule', () => {
  expect(styleRules('<p style="a:url(&quot;x&amp;y&quot;) &#x27;&gt;">').css).toBe(
    rule(0, `a:url("x&y") '>`),
  );
});
