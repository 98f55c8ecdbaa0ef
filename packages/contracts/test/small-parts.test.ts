import { describe, expect, test } from 'vitest';
import {
  DEFAULT_PHONE_PREFIX,
  ENDPOINTS,
  PHONE_PREFIXES,
  POSITION_ROLES,
  POSITION_ROLE_NAMES,
  joinPhone,
  relatedNews,
} from '../src/index.ts';

describe('joinPhone', () => {
  test.each([
    ['600 000 000', '+34 600 000 000'],
    ['  600 ', '+34 600'],
    ['', ''],
    ['  ', ''],
  ])('joins the prefix and %j', (number, expected) => {
    expect(joinPhone(DEFAULT_PHONE_PREFIX, number)).toBe(expected);
  });

  test('the prefixes are unique and hold the default', () => {
    expect(new Set(PHONE_PREFIXES).size).toBe(PHONE_PREFIXES.length);
    expect(PHONE_PREFIXES).toContain(DEFAULT_PHONE_PREFIX);
  });
});

describe('relatedNews', () => {
  const items = [1, 2, 3, 4].map((id) => ({ id }));

  // SPEC 7: GET /api/news: logged on failure, defaults stay; two related
  test.each([
    [1, [2, 3]],
    [2, [1, 3]],
    [4, [1, 2]],
    [9, [1, 2]],
  ])('for %d offers %j', (current, expected) => {
    expect(relatedNews(items, current).map(({ id }) => id)).toEqual(expected);
  });

  test('offers fewer where there are fewer', () => {
    expect(relatedNews([{ id: 1 }], 1)).toEqual([]);
  });
});

test('there are 11 positions, each with a name of its own', () => {
  expect(POSITION_ROLES).toHaveLength(11);
  expect(new Set(Object.values(POSITION_ROLE_NAMES)).size).toBe(11);
});

test('the endpoints of an article carry its id', () => {
  expect(ENDPOINTS.newsItem(7)).toBe('/api/news/7');
  expect(ENDPOINTS.incrementViews(':id')).toBe('/api/news/:id/increment-views');
});
