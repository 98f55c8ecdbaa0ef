import type { NewsItem } from '@fatal/contracts';
import { describe, expect, it, vi } from 'vitest';
import { newsItems } from '../model/news-items.ts';
import { createI18n } from '../i18n/i18n.ts';
import { reloadAfterLoadError } from '../shared/reload-after-load-error.ts';
import { PageStore } from './page-store.ts';
import { RedirectTo, type PageSource } from '../routes/route-types.ts';

vi.mock(import('../shared/reload-after-load-error.ts'), () => ({
  reloadAfterLoadError: vi.fn(() => Promise.resolve()),
}));

const [first] = newsItems() as [NewsItem];

const newsItem = vi.fn<PageSource['newsItem']>();
const source: PageSource = {
  news: () => Promise.resolve([]),
  team: () => Promise.resolve([]),
  pressKit: () => Promise.reject(new Error('There is no press kit.')),
  newsItem,
};

function setUp(guard?: (pathname: string) => string | undefined) {
  newsItem.mockReset().mockImplementation(() => Promise.resolve(first));
  const i18n = createI18n('en');
  return { i18n, pages: new PageStore(i18n, source, guard) };
}

const ignoreErrors = () => vi.mocked(console.error).mockImplementation(() => undefined);
const forgetErrors = () => vi.mocked(console.error).mockClear();

describe('PageStore', () => {
  it('loads the code, messages and data of a page', async () => {
    const { i18n, pages } = setUp();
    const page = await pages.get('/news/1').promise;
    expect(page).toMatchObject({ pathname: '/news/1', params: { id: '1' }, data: first, stale: false });
    expect(i18n.messages).toHaveProperty(['news.1.title']);
    expect(i18n.messages).toHaveProperty(['news.1.body']);
  });

  it('loads once per visit', async () => {
    const { pages } = setUp();
    const entry = pages.get('/news/1');
    expect(pages.get('/news/1')).toBe(entry);
    await entry.promise;
    expect(pages.get('/news/1')).toBe(entry);
    expect(newsItem).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('forgets all pages but the given one in keepOnly', async () => {
    const { pages } = setUp();
    const left = pages.get('/news/1');
    const shown = pages.get('/careers');
    await Promise.all([left.promise, shown.promise]);
    pages.keepOnly('/careers');
    expect(pages.get('/careers')).toBe(shown);
    expect(pages.get('/news/1')).not.toBe(left);
    await pages.get('/news/1').promise;
    expect(newsItem).toHaveBeenCalledTimes(2);
  });

  it('resolves to a redirect if the loader throws one', async () => {
    const { pages } = setUp();
    ignoreErrors();
    newsItem.mockRejectedValue(new Error('There is no such article.'));
    expect(await pages.get('/news/999').promise).toEqual(new RedirectTo('/404'));
    forgetErrors();
  });

  it('resolves to a redirect without loading if the guard returns a path', async () => {
    const { pages } = setUp((pathname) => (pathname === '/gate' ? undefined : '/gate'));
    expect(await pages.get('/news/1').promise).toEqual(new RedirectTo('/gate'));
    expect(newsItem).not.toHaveBeenCalled();
    expect(await pages.get('/gate').promise).toMatchObject({ route: { path: '/gate' } });
  });

  it('calls the guard again on the next visit', async () => {
    let passed = false;
    const { pages } = setUp(() => (passed ? undefined : '/gate'));
    await pages.get('/careers').promise;
    pages.keepOnly('/gate');
    passed = true;
    expect(await pages.get('/careers').promise).toMatchObject({ pathname: '/careers' });
  });

  it('keeps a failure until the page is forgotten', async () => {
    const { i18n, pages } = setUp();
    const load = vi.spyOn(i18n, 'load').mockImplementation(() => {
      throw new Error('The words did not arrive.');
    });
    await expect(pages.get('/careers').promise).rejects.toThrow('The words did not arrive.');
    load.mockRestore();
    await expect(pages.get('/careers').promise).rejects.toThrow('The words did not arrive.');
    pages.forget('/careers');
    expect(await pages.get('/careers').promise).toMatchObject({ pathname: '/careers' });
  });

  it('rejects only after it is clear that the page is not reloaded', async () => {
    const { i18n, pages } = setUp();
    const error = new Error('The words did not arrive.');
    vi.spyOn(i18n, 'load').mockImplementation(() => {
      throw error;
    });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    vi.mocked(reloadAfterLoadError).mockClear().mockReturnValueOnce(promise);
    const failed = vi.fn();
    pages.get('/careers').promise.catch(failed);
    await vi.waitFor(() => {
      expect(reloadAfterLoadError).toHaveBeenCalledExactlyOnceWith(error);
    });
    await new Promise((settled) => setTimeout(settled));
    expect(failed).not.toHaveBeenCalled();
    resolve(undefined);
    await vi.waitFor(() => {
      expect(failed).toHaveBeenCalledExactlyOnceWith(error);
    });
  });

  it('does not report a failed API request as a missing part of the page', async () => {
    const { pages } = setUp();
    vi.mocked(reloadAfterLoadError).mockClear();
    ignoreErrors();
    newsItem.mockRejectedValue(new Error('503'));
    await pages.get('/news/1').promise.catch(() => undefined);
    expect(reloadAfterLoadError).not.toHaveBeenCalled();
    forgetErrors();
  });

  it('adopts the data of the document without a request and marks it as stale', async () => {
    const { pages } = setUp();
    await pages.adopt('/news/1', { path: '/news/1', data: first });
    expect(await pages.get('/news/1').promise).toMatchObject({
      data: first,
      stale: true,
      params: { id: '1' },
    });
    expect(newsItem).not.toHaveBeenCalled();
  });

  it('does not mark a page without data as stale', async () => {
    const { pages } = setUp();
    await pages.adopt('/careers', { path: '/careers', data: undefined });
    expect(await pages.get('/careers').promise).toMatchObject({ stale: false });
  });

  it('adopts the 404 page at the requested path', async () => {
    const { pages } = setUp();
    await pages.adopt('/news/999', { path: '/404', data: undefined });
    expect(await pages.get('/news/999').promise).toMatchObject({
      pathname: '/news/999',
      route: { path: '/404' },
      stale: false,
    });
  });

  it('reloads the data of an adopted page', async () => {
    const { pages } = setUp();
    await pages.adopt('/news/1', { path: '/news/1', data: first });
    newsItem.mockResolvedValue({ ...first, views: 12 });
    expect(await pages.reload('/news/1')).toEqual({ ...first, views: 12 });
    ignoreErrors();
    newsItem.mockRejectedValue(new Error('There is no such article any more.'));
    await expect(pages.reload('/news/1')).rejects.toEqual(new RedirectTo('/404'));
    forgetErrors();
  });

  it('prefetches code and messages but no data', async () => {
    const { i18n, pages } = setUp();
    expect(await pages.prefetch('/news/2')).toMatchObject({ title: { id: 'news.2.title' } });
    expect(i18n.messages).toHaveProperty(['news.2.body']);
    expect(newsItem).not.toHaveBeenCalled();
    await pages.get('/news/2').promise;
    expect(newsItem).toHaveBeenCalledExactlyOnceWith('2');
  });
});
