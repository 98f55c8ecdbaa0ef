import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageStore } from '../app/page-store.ts';
import { contentSource } from '../storybook/content-source.ts';
import { createI18n, loadCatalogs, switchLanguage } from './i18n.ts';

const PAGES = {
  '/': [{ family: 'Noto Sans JP', file: '/fonts/home.woff2' }],
  '/gate': [{ family: 'Noto Sans JP', file: '/fonts/gate.woff2' }],
  '/404': [{ family: 'Noto Sans JP', file: '/fonts/none.woff2' }],
};

const load = vi.fn<(source: string) => Promise<void>>();
const add = vi.fn();
let loadJapaneseFaces: (pathname: string) => Promise<void>;

beforeEach(async () => {
  vi.resetModules();
  ({ loadJapaneseFaces } = await import('./japanese-faces.ts'));
  load.mockReset().mockResolvedValue();
  add.mockReset();
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(Response.json(PAGES))),
  );
  vi.stubGlobal(
    'FontFace',
    class {
      source: string;
      constructor(_family: string, source: string) {
        this.source = source;
      }
      async load() {
        await load(this.source);
        return this.source;
      }
    },
  );
  Object.assign(document.fonts, { add });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('loads each font of a page once', async () => {
  await Promise.all([loadJapaneseFaces('/'), loadJapaneseFaces('/')]);
  expect(add.mock.calls).toEqual([['url(/fonts/home.woff2)']]);
});

it('loads the fonts of the 404 page for an unknown path', async () => {
  await loadJapaneseFaces('/news/999');
  expect(add.mock.calls).toEqual([['url(/fonts/none.woff2)']]);
});

it('resolves without a font that fails to load and retries on the next visit', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new DOMException('A network error occurred.', 'NetworkError'));
  await loadJapaneseFaces('/');
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  await loadJapaneseFaces('/');
  expect(add).toHaveBeenCalledOnce();
});

it('loads the fonts of cached pages before switching to Japanese', async () => {
  const i18n = createI18n('en');
  await loadCatalogs(i18n, 'en', ['shell']);
  const pages = new PageStore(i18n, contentSource);
  await pages.adopt('/gate', { path: '/gate', data: undefined });
  await pages.get('/').promise;
  i18n.on('change', () => {
    if (i18n.locale === 'jp') expect(add).toHaveBeenCalledTimes(2);
  });
  await switchLanguage(i18n, 'es', pages.held());
  expect(add).not.toHaveBeenCalled();
  expect(await switchLanguage(i18n, 'jp', pages.held())).toBe(true);
  expect(add).toHaveBeenCalledTimes(2);
});
