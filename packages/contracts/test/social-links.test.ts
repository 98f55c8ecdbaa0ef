import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SOCIAL_PLATFORMS, decodeSocialLinks, encodeSocialLinks, withScheme } from '../src/index.ts';

/** Rows that the form allows: each platform once, `other` any number of times. */
const rows = fc
  .tuple(fc.subarray([...SOCIAL_PLATFORMS]), fc.nat(4), fc.webUrl())
  .chain(([platforms, others, link]) =>
    fc
      .shuffledSubarray([...platforms, ...Array<'other'>(others).fill('other')], { minLength: 0 })
      .map((names) => names.map((platform, index) => ({ platform, link: `${link}#${String(index)}` }))),
  );

describe('encoded link rows', () => {
  // Spec 11.5
  test('decode to the original rows', () => {
    fc.assert(
      fc.property(rows, (original) => {
        expect(decodeSocialLinks(encodeSocialLinks(original))).toEqual(original);
      }),
    );
  });

  // Spec 11.5
  test('number a repeated "other"', () => {
    const others = ['a', 'b', 'c'].map((name) => ({ platform: 'other', link: `https://${name}.org` }));
    expect(encodeSocialLinks(others)).toBe(
      '{"other":"https://a.org","other_2":"https://b.org","other_3":"https://c.org"}',
    );
  });

  test('are null without rows', () => {
    expect(encodeSocialLinks([])).toBeNull();
    expect(decodeSocialLinks(null)).toEqual([]);
    expect(decodeSocialLinks('null')).toEqual([]);
    expect(decodeSocialLinks('{}')).toEqual([]);
  });

  test('decode to rows of strings or to undefined, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue()), (wire) => {
        const decoded = decodeSocialLinks(wire);
        expect(
          decoded?.every((row) => typeof row.platform === 'string' && typeof row.link === 'string') ?? true,
        ).toBe(true);
      }),
    );
  });

  test('drop the number of "other" only', () => {
    expect(decodeSocialLinks('{"github_2":"a","other_x":"b","other_10":"c"}')).toEqual([
      { platform: 'github_2', link: 'a' },
      { platform: 'other_x', link: 'b' },
      { platform: 'other', link: 'c' },
    ]);
  });
});

// Spec 11.6
test.each([
  ['example.org', 'https://example.org'],
  [' example.org/a ', 'https://example.org/a'],
  ['http://example.org', 'http://example.org'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
  ['ftp://example.org', 'ftp://example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
  ['  ', ''],
])('withScheme(%j) returns %j', (typed, expected) => {
  expect(withScheme(typed)).toBe(expected);
});
