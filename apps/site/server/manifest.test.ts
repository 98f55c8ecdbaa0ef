import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { color } from '../../../packages/ui/src/tokens.ts';
import { testSettings } from '../src/testing/page-settings.ts';
import { ORIGIN, testSite } from './testing.ts';

const PUBLIC = 'apps/site/public';
const manifest = JSON.parse(readFileSync(`${PUBLIC}/manifest.webmanifest`, 'utf8')) as {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

it('links pages to the web manifest and existing icons', async () => {
  const site = await testSite();
  const html = await site.renderPage('/404', { locale: 'en', origin: ORIGIN, settings: testSettings() });
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const icons = Array.from(
    html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g),
    ([, href]) => href,
  );
  expect(icons.length).toBeGreaterThan(2);
  expect(icons.filter((href) => !existsSync(PUBLIC + String(href)))).toEqual([]);
  expect(manifest).toMatchObject({ name: 'Fatal', start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

it.each(manifest.icons)('declares the size and format of $src', async (icon) => {
  const { width, height, format } = await sharp(PUBLIC + icon.src).metadata();
  expect([`${String(width)}x${String(height)}`, `image/${format}`]).toEqual([icon.sizes, icon.type]);
});

it('uses the colour tokens in icons (to update, run `npm run lettering` in `art`)', () => {
  const drawing = readFileSync(`${PUBLIC}/favicon.svg`, 'utf8');
  expect(drawing).toContain(`fill="${color.ground.value}"`);
  expect(drawing).toContain(`fill="${color.text.value}"`);
});
