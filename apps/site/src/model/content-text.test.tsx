import { I18nProvider } from '@lingui/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createI18n, loadCatalogs, switchLanguage } from '../i18n/i18n.ts';
import { useContentText } from './news-items.ts';

async function setUp() {
  const i18n = createI18n('en');
  await loadCatalogs(i18n, 'en', ['news']);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  return { i18n, ...renderHook(() => useContentText(), { wrapper }) };
}

describe('useContentText', () => {
  it('translates a key of the catalog to the current language', async () => {
    const { i18n, result } = await setUp();
    expect(result.current('news.2.title')).toBe('How a corridor gets its dark');
    await act(() => switchLanguage(i18n, 'es'));
    expect(result.current('news.2.title')).not.toBe('How a corridor gets its dark');
    expect(result.current('news.2.title')).toMatch(/\w/);
  });

  // Spec 3.10
  it.each(['news.999.title', 'A title as text', '', 'constructor', 'toString', '__proto__'])(
    'returns undefined for the unknown key "%s"',
    async (key) => {
      const { result } = await setUp();
      expect(result.current(key)).toBeUndefined();
    },
  );

  it('returns undefined for an empty message', async () => {
    const { i18n, result } = await setUp();
    act(() => {
      i18n.load('en', { 'news.9.title': [] });
    });
    expect(result.current('news.9.title')).toBeUndefined();
  });
});
