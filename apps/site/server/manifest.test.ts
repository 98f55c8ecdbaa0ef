import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ICON_FOLDER } from '../build/lettering/make-lettering.ts';
import { testSettings } from '../src/testing/page-settings.ts';
import { ORIGIN, testSite } from './testing.ts';

const manifest = JSON.parse(readFileSync('apps/site/public/manifest.webmanifest', 'utf8')) as {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

it('the web manifest and icons that are there are linked from pages', async () => {
  const site = await testSite();
  const html = await site.drawPage('/404', { locale: 'en', origin: ORIGIN, settings: testSettings() });
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const icons = Array.from(
    html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g),
    ([, href]) => href,
  );
  expect(icons.length).toBeGreaterThan(2);
  expect(icons.filter((href) => !existsSync(ICON_FOLDER + String(href)))).toEqual([]);
  expect(manifest).toMatchObject({ name: 'Fatal', start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

it.each(manifest.icons)('the icon $src is a picture of the size that the manifest says', async (icon) => {
  const { width, height, format } = await sharp(ICON_FOLDER + icon.src).metadata();
  expect([`${String(width)}x${String(height)}`, `image/${format}`]).toEqual([icon.sizes, icon.type]);
});
