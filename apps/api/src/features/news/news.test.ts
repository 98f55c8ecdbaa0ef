import { expect, test, vi } from 'vitest';
import { newsItem } from '../../../test/site-fixture.ts';
import { FRESH, createNews } from './news.ts';

/** News over counts that the test sets. */
function make() {
  let time = 0;
  const counts = new Map([[1, 5]]);
  const viewsByArticle = vi.fn(() => Promise.resolve(new Map(counts)));
  const incrementViews = (id: number) => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return Promise.resolve(counts.get(id) ?? 0);
  };
  const news = createNews(
    () => [newsItem(1)],
    { viewsByArticle, incrementViews },
    () => time,
  );
  const views = async () => (JSON.parse(String(await news.get('1'))) as { views: number }).views;
  return { news, views, counts, viewsByArticle, pass: (duration: number) => (time += duration) };
}

test('reads the store once for many who ask together or soon after each other', async () => {
  const { news, views, viewsByArticle, pass } = make();
  await Promise.all([news.list(), news.get('1'), views()]);
  pass(FRESH - 1);
  await news.list();
  expect(viewsByArticle).toHaveBeenCalledTimes(1);
});

test('shows what another process has counted after a second', async () => {
  const { views, counts, pass } = make();
  expect(await views()).toBe(5);
  counts.set(1, 7);
  expect(await views()).toBe(5);
  pass(FRESH);
  expect(await views()).toBe(7);
});

test('reads anew when the clock was set back', async () => {
  const { views, counts, pass } = make();
  await views();
  counts.set(1, 7);
  pass(-60_000);
  expect(await views()).toBe(7);
});

test('shows a view that was counted here at once', async () => {
  const { news, views } = make();
  await views();
  expect(await news.view('1')).toBe(6);
  expect(await views()).toBe(6);
});

test('keeps no failure', async () => {
  const { views, viewsByArticle } = make();
  viewsByArticle.mockRejectedValueOnce(new Error('gone'));
  await expect(views()).rejects.toThrow('gone');
  expect(await views()).toBe(5);
});
