import { DEFAULT_NEWS_COUNT } from '@fatal/contracts';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteContext, type Site } from '../routes/site-context.ts';
import { testSettings } from '../testing/page-settings.ts';
import { newsItems } from './news-items.ts';
import { useNews } from './use-news.ts';

const wrapper = ({ children }: PropsWithChildren) => (
  <SiteContext value={{ settings: testSettings() } as Site}>{children}</SiteContext>
);

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const items = newsItems();
const defaultItems = items.slice(0, DEFAULT_NEWS_COUNT);
const answer = items.slice(-2);

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('useNews', () => {
  // Spec 7.1
  it('returns the default items until the API responds', async () => {
    fetchMock.mockResolvedValue(Response.json(answer));
    const { result } = renderHook(() => useNews(), { wrapper });
    expect(ids(result.current)).toEqual(ids(defaultItems));
    await waitFor(() => {
      expect(ids(result.current)).toEqual(ids(answer));
    });
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/news');
  });

  // Spec 7.1, 7.2
  it.each([
    ['the API fails', () => fetchMock.mockResolvedValue(new Response(null, { status: 500 }))],
    ['the network fails', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['the response is not JSON', () => fetchMock.mockResolvedValue(new Response('<html>'))],
  ])('keeps the default items and logs an error if %s', async (_, prepare) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    prepare();
    const { result } = renderHook(() => useNews(), { wrapper });
    await waitFor(() => {
      expect(console.error).toHaveBeenCalledOnce();
    });
    expect(ids(result.current)).toEqual(ids(defaultItems));
    vi.mocked(console.error).mockClear();
  });

  it('returns an empty list if the API has no news', async () => {
    fetchMock.mockResolvedValue(Response.json([]));
    const { result } = renderHook(() => useNews(), { wrapper });
    await waitFor(() => {
      expect(result.current).toEqual([]);
    });
  });
});
