import { describe, expect, test } from 'vitest';
import { joinPhone, relatedNews } from '../src/index.ts';

describe('joinPhone', () => {
  test.each([
    ['600 000 000', '+34 600 000 000'],
    ['  600 ', '+34 600'],
    ['', ''],
    ['  ', ''],
  ])('joins the prefix and %j', (number, expected) => {
    expect(joinPhone('+34', number)).toBe(expected);
  });

  test.each([
    '+31 6 12345678',
    '+31612345678',
    '0031 6 12345678',
    '00 31 6 12345678',
    '(+49) 170 1234567',
    '(0049) 170 1234567',
    '+ 49 170 1234567',
    'tel:+31612345678',
    '+٤٩ ١٧٠',
  ])('keeps %j, which has its own calling code', (number) => {
    expect(joinPhone('+34', ` ${number} `)).toBe(number);
  });

  test.each([
    ['＋３１ ６ １２３４', '+31 6 1234'],
    ['（＋４９）１７０', '(+49)170'],
    ['００３１６１２３４', '003161234'],
    ['﹢31 6 1234', '+31 6 1234'],
    ['\u202a+31 6 1234\u202c', '+31 6 1234'],
    ['\u200b\u00a0+31 6 1234', '+31 6 1234'],
    ['\u200b\u2060', ''],
    ['0600 00', '+34 0600 00'],
    ['600 00 +1', '+34 600 00 +1'],
  ])('converts %j to %j', (number, expected) => {
    expect(joinPhone('+34', number)).toBe(expected);
  });
});

describe('relatedNews', () => {
  const items = [1, 2, 3, 4].map((id) => ({ id }));

  // Spec 7.1, 7.2
  test.each([
    [1, [2, 3]],
    [2, [1, 3]],
    [4, [1, 2]],
    [9, [1, 2]],
  ])('for item %d returns %j', (current, expected) => {
    expect(relatedNews(items, current).map(({ id }) => id)).toEqual(expected);
  });

  test('returns fewer items if there are not enough', () => {
    expect(relatedNews([{ id: 1 }], 1)).toEqual([]);
  });

  test('puts chosen items first', () => {
    const chosen = (...ids: number[]) => relatedNews(items, 2, ids).map(({ id }) => id);
    expect([chosen(4), chosen(4, 3, 1), chosen(2, 9)]).toEqual([
      [4, 1],
      [4, 3],
      [1, 3],
    ]);
  });
});
