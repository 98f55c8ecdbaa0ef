import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  FIELD_ERROR_KEYS,
  MAX_LENGTH,
  emailAddress,
  optionalText,
  record,
  requiredText,
  validate,
  webAddress,
} from '../src/index.ts';
import { tel } from '../src/field-table.ts';
import { errorsOf } from './errors-of.ts';

/** Validates a single value. Returns the cleaned value, or its error keys. */
const check = (rule: v.GenericSchema, value: unknown) => {
  const result = validate(record({ field: rule }), { field: value });
  return result.ok ? { value: result.value.field } : result.errors.field;
};

describe('requiredText', () => {
  test.each([undefined, null, '', ' \n\t', 7, true, {}, []])('reports %j as missing', (value) => {
    expect(check(requiredText(), value)).toEqual(['required']);
  });

  // Spec 11.4, 11.5, 11.9
  test('trims before it checks the length', () => {
    expect(check(requiredText(), '  Ada  ')).toEqual({ value: 'Ada' });
    const bound = 'x'.repeat(MAX_LENGTH.line);
    expect(check(requiredText(), ` ${bound} `)).toEqual({ value: bound });
    expect(check(requiredText(), `${bound}x`)).toEqual(['too_long']);
    expect(check(requiredText(3), 'four')).toEqual(['too_long']);
  });
});

describe('full-width characters from Japanese keyboards', () => {
  // Spec 11.9
  test.each([
    ['an e-mail address', emailAddress(), 'ｈａｎａ＠ｅｘａｍｐｌｅ．ｊｐ', 'hana@example.jp'],
    [
      'an address on the web',
      webAddress(),
      'ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｊｐ／ａ',
      'https://example.jp/a',
    ],
    ['a name', requiredText(), '　山田ＨＡＮＡ２　', '山田HANA2'],
    [
      'a text that keeps its punctuation',
      optionalText(),
      '３年、リグ（顔）が専門です！',
      '3年、リグ（顔）が専門です！',
    ],
    ['a name that only looks like another', requiredText(), '髙橋 𠮷田 ﾊﾅ', '髙橋 𠮷田 ﾊﾅ'],
    [
      'a number',
      tel({ label: { id: 'phone', message: 'Phone' } }).rule,
      '０９０－１２３４ー５６７８',
      '090-1234-5678',
    ],
  ])('are converted where needed: %s', (_, rule, typed, read) => {
    expect(check(rule, typed)).toEqual({ value: read });
  });

  test('are converted before validation', () => {
    expect(check(emailAddress(), 'ｈａｎａ＠')).toEqual(['email']);
  });
});

describe('optionalText', () => {
  test.each([undefined, null, '', '  '])('reads %j as an empty string', (value) => {
    expect(check(optionalText(), value)).toEqual({ value: '' });
  });

  test('trims, limits the length and accepts only strings', () => {
    expect(check(optionalText(), ' a ')).toEqual({ value: 'a' });
    expect(check(optionalText(3), 'four')).toEqual(['too_long']);
    expect(check(optionalText(), 7)).toEqual(['required']);
  });
});

/** Invisible characters: default-ignorable code points, format characters and Hangul fillers. */
const UNSEEN = [
  '\u200b',
  '\u2060',
  '\u202a',
  '\u00ad',
  '\ufeff',
  '\u200d',
  '\u200c',
  '\u061c',
  '\u180e',
  '\u2064',
  '\u{e0020}',
  '\ufe0f',
  '\u115f',
  '\u3164',
  '\uffa0',
];

describe('invisible characters', () => {
  test.each([...UNSEEN, '\u2800', '\u00a0\u3000', '\u0000', '\ud800', '\u0301', '\ufffc', '\u{1d159}'])(
    'count as blank on their own: %j',
    (character) => {
      const typed = ` ${character}\n${character} `;
      expect(check(requiredText(), typed)).toEqual(['required']);
      expect(check(optionalText(), typed)).toEqual({ value: '' });
      expect(check(emailAddress(), typed)).toEqual(['required']);
      expect(check(webAddress(), typed)).toEqual(['required']);
      expect(check(tel({ label: { id: 'phone', message: 'Phone' }, optional: true }).rule, typed)).toEqual({
        value: '',
      });
    },
  );

  test.each([
    ['a family of emoji', '\u{1f469}\u200d\u{1f467} \u2764\ufe0f'],
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'क्‍ष'],
    ['a soft hyphen', 'Survival\u00adhorror'],
    ['Hebrew between marks of direction', '\u2067שלום\u2069'],
  ])('are kept in %s', (_, typed) => {
    expect(check(requiredText(), typed)).toEqual({ value: typed });
  });

  test('are removed if they are control characters or lone surrogates', () => {
    expect(check(requiredText(), 'A\u0000d\u001ba\ud800\tB\r\nC')).toEqual({ value: 'Ada\tB\r\nC' });
  });
});

describe('emailAddress', () => {
  test.each([
    'ada@example.org',
    'a.b+c@sub.example.org',
    "o'neil@example.org",
    '_ada-@example.org',
    'ADA@Example.ORG',
    'ada@xn--kse-qla.example',
  ])('accepts %j', (value) => {
    expect(check(emailAddress(), value)).toEqual({ value });
  });

  test.each([
    ...UNSEEN.map((character) => `${character}ada${character}@example${character}.org${character}`),
    ' ada@example.org ',
    '\u00a0ada@example.org\u3000\r\n',
    'mailto:ada@example.org',
    'MAILTO:ada@example.org?subject=Fog&body=a@b.cd',
    '<ada@example.org>',
    '<mailto:ada@example.org>',
    'Ada Example <ada@example.org>',
    '"Example, Ada" <ada@example.org>;',
    'ada@example.org <mailto:ada@example.org>',
    'ada@example.org.',
    'ada@example.org,',
    'ada@example.org;',
    'ada@example.org。',
    'ada@example。org、',
    '(ada@example.org)',
    '"ada@example.org"',
    "'ada@example.org',",
    '“ada@example.org”',
    '「ada@example.org」',
    '＜ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ＞',
    'ada\u0000@example.org',
  ])('extracts the address from %j', (value) => {
    expect(check(emailAddress(), value)).toEqual({ value: 'ada@example.org' });
  });

  test.each([
    ['ada@käse.example', 'ada@xn--kse-qla.example'],
    ['ada@例え。jp', 'ada@xn--r8jz45g.jp'],
    ['ada@उदाहरण.भारत', 'ada@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ])('converts the domain of %s to Punycode', (value, sent) => {
    expect(check(emailAddress(), value)).toEqual({ value: sent });
  });

  test.each([
    'संपर्क@उदाहरण.भारत',
    'संपर्क@example.org',
    'josé@example.com',
    'あ@例え.jp',
    '“josé@example.com”.',
  ])('rejects %j, which only some mail servers accept', (value) => {
    expect(check(emailAddress(), value)).toEqual(['email_ascii']);
  });

  test.each([
    'ada',
    'ada@',
    '@example.org',
    'josé@example',
    'ada@example',
    'a b@example.org',
    'a@b@example.org',
    'a@.',
    '...',
    '.ada@example.org',
    'ada.@example.org',
    'a..b@example.org',
    'ada@example..org',
    'ada@-example.org',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    '"ada"@example.org',
    'a,b@example.org',
    'ada@example.org, eve@example.org',
    'Ada <ada@example.org>, Eve <eve@example.org>',
    'group:ada@example.org',
    'ada(comment)@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@käse.example/evil.org',
    `${'x'.repeat(65)}@example.org`,
    `ada@${'x'.repeat(64)}.org`,
    `ada@${'ü'.repeat(100)}.org`,
  ])('rejects %j', (value) => {
    expect(check(emailAddress(), value)).toEqual(['email']);
  });

  test('reports a blank value as missing, and limits the length', () => {
    expect(check(emailAddress(), ' ')).toEqual(['required']);
    const domain = `@${'x'.repeat(60)}.${'x'.repeat(60)}.${'x'.repeat(60)}.example.org`;
    const longest = 'x'.repeat(MAX_LENGTH.email - domain.length) + domain;
    expect(check(emailAddress(), longest)).toEqual({ value: longest });
    expect(check(emailAddress(), `x${longest}`)).toEqual(['too_long']);
  });

  test('reads very long texts quickly', () => {
    const start = performance.now();
    for (const part of ['.', '<', 'mailto:', '@', ' ', '\u200b', '"', 'a.', 'ä.']) {
      check(emailAddress(), `a${part.repeat(200_000 / part.length)}a`);
    }
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('webAddress', () => {
  test.each(['https://example.org', 'http://example.org/a?b#c', 'HTTPS://EXAMPLE.ORG', 'https://例え.jp'])(
    'accepts %j',
    (value) => {
      expect(check(webAddress(), value)).toEqual({ value });
    },
  );

  test.each([
    'example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    'https://',
    'https:example.org',
    'https://exa mple.org',
  ])('rejects %j', (value) => {
    expect(check(webAddress(), value)).toEqual(['active_url']);
  });

  test.each([
    '\u200bhttps://example.org/a',
    '\u202ahttps://example.org/a\u202c',
    '\ufeffhttps://exam\u00adple.org/a ',
  ])('removes invisible characters from %j', (value) => {
    expect(check(webAddress(), value)).toEqual({ value: 'https://example.org/a' });
  });

  test('keeps a joiner in a Persian word', () => {
    const value = 'https://fa.wikipedia.org/wiki/می‌خواهم';
    expect(check(webAddress(), value)).toEqual({ value });
  });

  test('reports a missing value with the given key', () => {
    expect(check(webAddress(), '')).toEqual(['required']);
    expect(check(webAddress('required_link'), undefined)).toEqual(['required_link']);
    expect(check(webAddress('required_link'), ' ')).toEqual(['required_link']);
  });

  test('limits the length', () => {
    const longest = `https://example.org/${'x'.repeat(MAX_LENGTH.url - 20)}`;
    expect(check(webAddress(), longest)).toEqual({ value: longest });
    expect(check(webAddress(), `${longest}x`)).toEqual(['too_long']);
  });
});

describe('validate', () => {
  const schema = record({ one: requiredText(), two: requiredText() });

  test('drops unlisted fields', () => {
    expect(validate(schema, { one: 'a', two: 'b', three: 'c' })).toEqual({
      ok: true,
      value: { one: 'a', two: 'b' },
    });
  });

  test('reports errors in the order of the schema', () => {
    expect(Object.keys(errorsOf(validate(schema, { two: '', one: '' })))).toEqual(['one', 'two']);
  });

  test.each([undefined, null, 7, 'text', [], [{}]])('treats %j as an empty form', (input) => {
    expect(errorsOf(validate(schema, input))).toEqual({ one: ['required'], two: ['required'] });
  });

  test('reports only known error keys', () => {
    const keys = [undefined, 7, {}, 'x'.repeat(20_000)].flatMap((value) =>
      Object.values(errorsOf(validate(schema, { one: value }))).flat(),
    );
    expect(FIELD_ERROR_KEYS).toEqual(expect.arrayContaining(keys));
  });
});
