import { expect, test } from 'vitest';
import { ENDPOINTS, type NewsItem } from '@fatal/contracts';
import { TODAY, makeApp } from '../../../test/app-fixture.ts';
import { DAY_TO_COME, newsItem } from '../../../test/site-fixture.ts';
import { anyText } from '../../../test/matchers.ts';
import { FRESH } from './index.ts';

// Spec 12.3
test('lists every item with its views', async () => {
  const { app, store } = await makeApp();
  await store.incrementViews(2);
  const response = await app.inject(ENDPOINTS.news);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual([newsItem(1), { ...newsItem(2), views: 1 }, newsItem(3)]);
});

// Spec 12.3
test('returns a single item', async () => {
  const { app } = await makeApp();
  expect((await app.inject(ENDPOINTS.newsItem(3))).json()).toEqual(newsItem(3));
});

test.each(['list', 'item'])('returns the %s with and without a trailing slash', async (which) => {
  const { app } = await makeApp();
  const url = which === 'list' ? ENDPOINTS.news : ENDPOINTS.newsItem(1);
  expect((await app.inject(`${url}/`)).json()).toEqual((await app.inject(url)).json());
});

// Spec 7.4
test.each([undefined, '{}', 'anything'])('counts a view for any body: %j', async (payload) => {
  const { app } = await makeApp();
  const url = ENDPOINTS.incrementViews(1);
  const headers = { 'content-type': 'application/json' };
  const first = await app.inject({ method: 'PATCH', url, headers, payload });
  const second = await app.inject({ method: 'PATCH', url });
  expect(first.statusCode).toBe(200);
  expect([first.json(), second.json()]).toEqual([{ views: 1 }, { views: 2 }]);
  expect((await app.inject(ENDPOINTS.newsItem(1))).json()).toMatchObject({ views: 2 });
});

test('shows views counted by another server within a second', async () => {
  const { app, store, setNow } = await makeApp();
  const views = async () => (await app.inject(ENDPOINTS.newsItem(1))).json<NewsItem>().views;
  expect(await views()).toBe(0);
  await store.incrementViews(1);
  setNow(TODAY + FRESH);
  expect(await views()).toBe(1);
});

// Spec 12.3
test('counts all simultaneous views', async () => {
  const { app } = await makeApp();
  const url = ENDPOINTS.incrementViews(1);
  const responses = await Promise.all(Array.from({ length: 50 }, () => app.inject({ method: 'PATCH', url })));
  const counts = responses.map((response) => response.json<{ views: number }>().views);
  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test.each(['0', '4', '-1', '01', '1.0', '1e0', ' 1', 'one', '1%2F..', '99999999999999999999', '__proto__'])(
  'returns 404 for the id %j',
  async (id) => {
    const { app, store } = await makeApp();
    const encoded = id.includes('%') ? id : encodeURIComponent(id);
    const item = await app.inject(ENDPOINTS.newsItem(encoded));
    const view = await app.inject({ method: 'PATCH', url: ENDPOINTS.incrementViews(encoded) });
    expect([item.statusCode, view.statusCode]).toEqual([404, 404]);
    expect(item.json()).toEqual({ message: anyText });
    expect(await store.viewsByArticle()).toEqual(new Map());
  },
);

test('publishes a future article at midnight in the studio’s time zone', async () => {
  const { app, setNow } = await makeApp();
  const seen = async () => [
    (await app.inject(ENDPOINTS.news)).json<NewsItem[]>().length,
    (await app.inject(ENDPOINTS.newsItem(4))).statusCode,
    (await app.inject({ method: 'PATCH', url: ENDPOINTS.incrementViews(4) })).statusCode,
  ];
  const midnight = Date.parse(`${DAY_TO_COME}T00:00:00+01:00`);
  setNow(midnight - FRESH);
  expect(await seen()).toEqual([3, 404, 404]);
  setNow(midnight);
  expect(await seen()).toEqual([4, 200, 200]);
});
