import { describe, expect, it } from 'vitest';
import { articles } from '#content/news';
import { createI18n, loadCatalogs } from '../../runtime/i18n.ts';

describe('articles', () => {
  const wordsOf = (html: string) =>
    html
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;

  // SPEC 1: Eight news articles
  it.each(['en', 'es'] as const)('have 300 to 600 words each in %s', async (locale) => {
    const i18n = createI18n(locale);
    const ids = articles.map(({ id }) => String(id));
    await loadCatalogs(
      i18n,
      locale,
      ids.map((id) => `article-${id}`),
    );
    for (const id of ids) {
      const count = wordsOf(i18n._(`news.${id}.body`));
      expect(count, `article ${id}`).toBeGreaterThanOrEqual(300);
      expect(count, `article ${id}`).toBeLessThanOrEqual(600);
    }
  });
});
