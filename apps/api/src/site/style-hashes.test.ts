import { expect, test } from 'vitest';
import { hashOf } from '../../test/site-fixture.ts';
import { styleHashes } from './style-hashes.ts';

test.each<[string, string[]]>([
  ['<p>style="a"</p>', []],
  ['<p title="a style=b">', []],
  ['<p class="a" style="color:red" id="b">', ['color:red']],
  ['<p style="a:b"><i style="a:b"></i><i style="c:d"></i>', ['a:b', 'c:d']],
  [`<p style="a:url(&quot;x&amp;y&quot;) &#x27;&lt;&gt;">`, [`a:url("x&y") '<>`]],
  ['<p style="">', ['']],
])('%s', (html, values) => {
  expect(styleHashes(html)).toEqual({ elements: [], attributes: values.map(hashOf) });
});

test('finds what is in the head', () => {
  const html = '<style>a > b { c: "&amp;" }\n</style><p>style</p><style>d</style><style>d</style>';
  const elements = ['a > b { c: "&amp;" }\n', 'd'].map(hashOf);
  expect(styleHashes(html)).toEqual({ elements, attributes: [] });
});
