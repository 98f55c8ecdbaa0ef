import { expect, test } from 'vitest';
import { cspHash } from './csp-hash.ts';
import { styleHashes } from './style-hashes.ts';

test('a source is the SHA-256 of the text (CSP3, section 2.3.1)', () => {
  expect(cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test.each<[string, string[]]>([
  ['<p>style="a"</p>', []],
  ['<p title="a style=b">', []],
  ['<p class="a" style="color:red" id="b">', ['color:red']],
  ['<p style="a:b"><i style="a:b"></i><i style="c:d"></i>', ['a:b', 'c:d']],
  [`<p style="a:url(&quot;x&amp;y&quot;) &#x27;&lt;&gt;">`, [`a:url("x&y") '<>`]],
  ['<p style="">', ['']],
])('%s', (html, values) => {
  expect(styleHashes(html)).toEqual({ elements: [], attributes: values.map(cspHash) });
});

test('finds what is in the head', () => {
  const html = '<style>a > b { c: "&amp;" }\n</style><p>style</p><style>d</style><style>d</style>';
  const elements = ['a > b { c: "&amp;" }\n', 'd'].map(cspHash);
  expect(styleHashes(html)).toEqual({ elements, attributes: [] });
});
