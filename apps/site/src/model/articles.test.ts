import { DEFAULT_SITE_SETTINGS } from '@fatal/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { articles as all } from '#content/news';
import { SETTINGS_ID } from '../start/document-state.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.resetModules();
});

const idsOf = async () => (await import('./articles.ts')).articles.map(({ id }) => id);

it('are all of them where nothing is to come', async () => {
  expect(await idsOf()).toEqual(all.map(({ id }) => id));
});

it('are those whose day has come by the day of the document', async () => {
  const [newest] = all;
  const day = all.find(({ publishedDate }) => publishedDate !== newest?.publishedDate)?.publishedDate ?? '';
  const settings = { ...DEFAULT_SITE_SETTINGS, closed: false, year: '2026', day };
  document.body.innerHTML = `<script type="application/json" id="${SETTINGS_ID}">${JSON.stringify(settings)}</script>`;
  const ids = await idsOf();
  expect(ids).not.toContain(newest?.id);
  expect(ids).toEqual(all.filter(({ publishedDate }) => publishedDate <= day).map(({ id }) => id));
});
