import { expect, test, vi } from 'vitest';
import { DEFAULT_SITE_SETTINGS, type SiteServer, type SiteSettings } from '@fatal/contracts';
import { hashOf } from '../../test/site-fixture.ts';
import { Documents } from './documents.ts';
import type { SiteFile } from './site-file.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const MIDNIGHT = Date.parse('2026-11-23T23:00:00Z');
const CLOSING = '2026-11-23T18:00:00.000Z';

const HEAD =
  '<style>p{}</style><script>let x</script><script type="application/json">{}</script><p style="top:0">';

/** Creates the documents of a site that prints its inputs, and the state that provides them. */
function open(changes: Partial<SiteSettings> = {}) {
  const state = { settings: { ...DEFAULT_SITE_SETTINGS, ...changes }, now: NOON };
  const renderPage = vi.fn<SiteServer['renderPage']>((path, options) =>
    Promise.resolve(HEAD + JSON.stringify({ path, ...options })),
  );
  const renderText = vi.fn<SiteServer['renderText']>((path, options) =>
    path === '/sitemap.xml' ? Promise.resolve(JSON.stringify(options)) : undefined,
  );
  const documents = new Documents(
    { paths: () => ['/careers'], renderPage, renderText },
    { origin: 'https://fatal.example', settings: () => state.settings, now: () => state.now },
  );
  const careers = async () => documents.page('/careers', 'en');
  const sitemap = async () => documents.text('/sitemap.xml');
  return { documents, state, renderPage, renderText, careers, sitemap };
}

const valueOf = (file: SiteFile | undefined) =>
  JSON.parse(file?.representations.identity.body().toString().replace(HEAD, '') ?? '') as unknown;

test('renders with the settings, the date of the studio and the origin', async () => {
  const { careers, sitemap } = open({ wishlistCount: 7 });
  const given = {
    settings: {
      ...DEFAULT_SITE_SETTINGS,
      wishlistCount: 7,
      closed: false,
      deadline: '2027-07-31T21:59:00.000Z',
      year: '2026',
      day: '2026-11-23',
    },
    origin: 'https://fatal.example',
  };
  expect(valueOf((await careers())?.file)).toEqual({ path: '/careers', locale: 'en', ...given });
  expect(valueOf(await sitemap())).toEqual(given);
});

test.each<[string, (state: ReturnType<typeof open>['state']) => unknown, object]>([
  [
    'the settings change',
    (state) => (state.settings = { ...state.settings, wishlistCount: 1 }),
    { wishlistCount: 1 },
  ],
  ['the applications close', (state) => (state.now = Date.parse(CLOSING)), { closed: true }],
  ['the next day of the studio begins', (state) => (state.now = MIDNIGHT), { day: '2026-11-24' }],
  ['the clock is set back', (state) => (state.now = NOON - 86_400_000), { day: '2026-11-22' }],
])('caches what it rendered until %s', async (_case, change, shown) => {
  const { careers, sitemap, state, renderPage, renderText } = open({ applicationsCloseAt: CLOSING });
  const drawings = async () => [await careers(), await sitemap()];
  const first = await drawings();
  state.now = Date.parse(CLOSING) - 1;
  expect(await drawings()).toEqual(first);
  expect([renderPage, renderText].map((draw) => draw.mock.calls.length)).toEqual([1, 1]);
  change(state);
  expect(valueOf((await careers())?.file)).toMatchObject({ settings: shown });
  expect(valueOf(await sitemap())).toMatchObject({ settings: shown });
});

test('returns the hashes of inline scripts and styles but not of data blocks', async () => {
  expect(await open().careers()).toMatchObject({
    scriptHashes: [hashOf('let x')],
    styleHashes: [hashOf('p{}')],
  });
});

test('renders again after a failure', async () => {
  const { careers, sitemap, renderPage, renderText } = open();
  renderPage.mockRejectedValueOnce(new Error('no page'));
  renderText.mockRejectedValueOnce(new Error('no text'));
  await expect(careers()).rejects.toThrow('no page');
  await expect(sitemap()).rejects.toThrow('no text');
  expect(await careers()).toBeDefined();
  expect(await sitemap()).toBeDefined();
});

test('returns undefined for other paths', () => {
  const { documents } = open();
  expect([documents.has('/careers'), documents.has('/nothing')]).toEqual([true, false]);
  expect(documents.page('/nothing', 'en')).toBeUndefined();
  expect(documents.text('/nothing.xml')).toBeUndefined();
});
