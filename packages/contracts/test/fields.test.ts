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

/** What one field's rule says about one value. */
const check = (rule: v.GenericSchema, value: unknown) => {
  const result = validate(record({ field: rule }), { field: value });
  return result.ok ? { value: result.value.field } : result.errors.field;
};

describe('requiredText', () => {
  test.each([undefined, null, '', ' \n\t', 7, true, {}, []])('%j is missing', (value) => {
    expect(check(requiredText(), value)).toEqual(['required']);
  });

  // SPEC 5: Role application: required after trimming, e-mail pattern, links whole
  test('is trimmed, inside too long and at the bound', () => {
    expect(check(requiredText(), '  Ada  ')).toEqual({ value: 'Ada' });
    const bound = 'x'.repeat(MAX_LENGTH.line);
    expect(check(requiredText(), ` ${bound} `)).toEqual({ value: bound });
    expect(check(requiredText(), `${bound}x`)).toEqual(['too_long']);
    expect(check(requiredText(3), 'four')).toEqual(['too_long']);
  });
});

describe('what a Japanese keyboard leaves in full width', () => {
  // DECISIONS 5: full-width letters, digits and ＠ are folded (NFKC) before any rule is applied
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
      'a text, whose marks stay',
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
  ])('is read as it is meant: %s', (_, rule, typed, read) => {
    expect(check(rule, typed)).toEqual({ value: read });
  });

  test('counts as what it is read as', () => {
    expect(check(emailAddress(), 'ｈａｎａ＠')).toEqual(['email']);
  });
});

describe('optionalText', () => {
  test.each([undefined, null, '', '  '])('%j is empty', (value) => {
    expect(check(optionalText(), value)).toEqual({ value: '' });
  });

  test('is trimmed, bounded and a text', () => {
    expect(check(optionalText(), ' a ')).toEqual({ value: 'a' });
    expect(check(optionalText(3), 'four')).toEqual(['too_long']);
    expect(check(optionalText(), 7)).toEqual(['required']);
  });
});

describe('emailAddress', () => {
  test.each([
    'ada@example.org',
    'a.b+c@sub.example.org',
    ' ada@example.org ',
    "o'neil@example.org",
    'あ@例え.jp',
  ])('%j is one', (value) => {
    expect(check(emailAddress(), value)).toEqual({ value: value.trim() });
  });

  test.each(['ada', 'ada@', '@example.org', 'ada@example', 'a b@example.org', 'a@b@example.org', 'a@.'])(
    '%j is none',
    (value) => {
      expect(check(emailAddress(), value)).toEqual(['email']);
    },
  );

  test('is required before it is checked, and bounded', () => {
    expect(check(emailAddress(), ' ')).toEqual(['required']);
    const domain = '@example.org';
    const longest = 'x'.repeat(MAX_LENGTH.email - domain.length) + domain;
    expect(check(emailAddress(), longest)).toEqual({ value: longest });
    expect(check(emailAddress(), `x${longest}`)).toEqual(['too_long']);
  });
});

describe('webAddress', () => {
  test.each(['https://example.org', 'http://example.org/a?b#c', 'HTTPS://EXAMPLE.ORG', 'https://例え.jp'])(
    '%j is one',
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
  ])('%j is none', (value) => {
    expect(check(webAddress(), value)).toEqual(['active_url']);
  });

  test('says with the key it is given that it is missing', () => {
    expect(check(webAddress(), '')).toEqual(['required']);
    expect(check(webAddress('required_link'), undefined)).toEqual(['required_link']);
    expect(check(webAddress('required_link'), ' ')).toEqual(['required_link']);
  });

  test('is bounded', () => {
    const longest = `https://example.org/${'x'.repeat(MAX_LENGTH.url - 20)}`;
    expect(check(webAddress(), longest)).toEqual({ value: longest });
    expect(check(webAddress(), `${longest}x`)).toEqual(['too_long']);
  });
});

describe('validate', () => {
  const schema = record({ one: requiredText(), two: requiredText() });

  test('drops what is not listed', () => {
    expect(validate(schema, { one: 'a', two: 'b', three: 'c' })).toEqual({
      ok: true,
      value: { one: 'a', two: 'b' },
    });
  });

  test('names errors in the order of the schema', () => {
    expect(Object.keys(errorsOf(validate(schema, { two: '', one: '' })))).toEqual(['one', 'two']);
  });

  test.each([undefined, null, 7, 'text', [], [{}]])('takes %j for an empty form', (input) => {
    expect(errorsOf(validate(schema, input))).toEqual({ one: ['required'], two: ['required'] });
  });

  test('uses keys only, never sentences', () => {
    const keys = [undefined, 7, {}, 'x'.repeat(20_000)].flatMap((value) =>
      Object.values(errorsOf(validate(schema, { one: value }))).flat(),
    );
    expect(FIELD_ERROR_KEYS).toEqual(expect.arrayContaining(keys));
  });
});
