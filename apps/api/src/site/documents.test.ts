import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS, hole, type HoleName, type SiteSettings } from '@fatal/contracts';
import { writeSiteFixture } from '../../test/site-fixture.ts';
import { Documents, type Page } from './documents.ts';
import { loadSite } from './load-site.ts';

const HOLES: HoleName[] = [
  'origin',
  'year',
  'settings',
  'count',
  'boxes',
  'spokenCount',
  'countLabel',
  'deadline',
  'validThrough',
];

const CLOSING = '2027-07-31T21:59:00.000Z';

/** A page of nothing but holes, and the means to change what is in them. */
async function open(changes: Partial<SiteSettings> = {}) {
  const dir = writeSiteFixture();
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(
    join(dir, 'pages/en/careers.html'),
    `<style>p{}</style>${HOLES.map((name) => `${name}=${hole(name)}`).join('|')}`,
  );
  const state = {
    settings: { ...DEFAULT_SITE_SETTINGS, ...changes },
    now: Date.parse('2026-11-23T12:00:00Z'),
  };
  const documents = new Documents(await loadSite(dir), {
    origin: 'https://fatal.example',
    settings: () => state.settings,
    now: () => state.now,
  });
  const textOf = (page: Page | undefined) => page?.file.representations.identity.body().toString() ?? '';
  const careers = async () => textOf(await documents.page('/careers', 'en'));
  const valueOf = async (name: HoleName) =>
    new RegExp(`(?:^|[|>])${name}=(.*?)(?:\\||$)`).exec(await careers())?.[1];
  return { dir, documents, state, careers, valueOf };
}

test('fills every hole', async () => {
  const { careers, valueOf } = await open();
  expect(await careers()).not.toMatch(/[⟦⟧]|undefined/);
  expect(await valueOf('origin')).toBe('https://fatal.example');
  expect(await valueOf('year')).toBe('2026');
  expect(JSON.parse((await valueOf('settings')) ?? '')).toEqual({
    ...DEFAULT_SITE_SETTINGS,
    closed: false,
    deadline: '2027-07-31T21:59:00.000Z',
    year: '2026',
  });
});

test.each([
  [0, '0000'],
  [2487, '2487'],
  [1_234_567, '1234567'],
])('draws the count %d in boxes, from the last place', async (wishlistCount, digits) => {
  const { valueOf } = await open({ wishlistCount });
  expect(await valueOf('boxes')).toBe(
    Array.from(digits)
      .map((digit, index) => `<b data-place="${String(digits.length - index)}">${digit}</b>`)
      .join(''),
  );
  expect(await valueOf('spokenCount')).toBe(`${wishlistCount.toLocaleString('en')} wishlists`);
  expect(await valueOf('countLabel')).toBe(wishlistCount === 0 ? 'none yet' : 'so far');
});

test('says of which day a count is that was set in the running server', async () => {
  const { valueOf } = await open({ wishlistCount: 5, wishlistCountDate: '2026-11-23' });
  expect(await valueOf('countLabel')).toBe('as of 23 November 2026');
});

test('changes by itself when the applications close, and at the new year', async () => {
  const { documents, state, careers, valueOf } = await open({ applicationsCloseAt: CLOSING });
  expect(await valueOf('deadline')).toBe('until 31\u00a0July 2027 at\u00a023:59');
  expect(await valueOf('validThrough')).toBe(`"validThrough":"${CLOSING}",`);
  const sitemap = async () =>
    (await documents.text('/sitemap.xml'))?.representations.identity.body().toString();
  expect(await sitemap()).toBe('<urlset><url/></urlset>');
  state.now = Date.parse(CLOSING);
  expect(await careers()).toContain('Closed en');
  expect(await sitemap()).toBe('<urlset/>');
  state.now = Date.parse('2027-12-31T23:00:00Z');
  state.settings = DEFAULT_SITE_SETTINGS;
  expect(await valueOf('year')).toBe('2028');
});

test('keeps what it made until the settings are others', async () => {
  const { documents, state } = await open();
  const first = documents.page('/careers', 'en');
  expect(documents.page('/careers', 'en')).toBe(first);
  state.settings = { ...state.settings, wishlistCount: 1 };
  expect(documents.page('/careers', 'en')).not.toBe(first);
});

test('names the hash of the styles that it sends', async () => {
  const { documents } = await open();
  const page = await documents.page('/careers', 'en');
  const hash = createHash('sha256').update('p{}').digest('base64');
  expect(page?.styleHashes).toEqual([`'sha256-${hash}'`]);
});

test('tries again to read what could not be read', async () => {
  const { dir, documents } = await open();
  rmSync(join(dir, 'pages/de/careers.html'));
  await expect(documents.page('/careers', 'de')).rejects.toThrow('ENOENT');
  writeFileSync(join(dir, 'pages/de/careers.html'), 'back');
  expect((await documents.page('/careers', 'de'))?.status).toBe(200);
});

test('knows no page that the build did not write', async () => {
  const { documents } = await open();
  expect(documents.page('/nothing', 'en')).toBeUndefined();
  expect(documents.page('/toString', 'en')).toBeUndefined();
  expect(documents.text('/nothing.xml')).toBeUndefined();
});
