// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ICON_FOLDER } from '../build/lettering/make-lettering.ts';

const site = `${process.cwd()}/apps/site/`;
const manifest = JSON.parse(readFileSync(`${site}public/manifest.webmanifest`, 'utf8')) as {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};
const page = new DOMParser().parseFromString(readFileSync(`${site}index.html`, 'utf8'), 'text/html');

it('the web manifest is linked from every page', () => {
  expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/manifest.webmanifest');
  expect(manifest).toMatchObject({ name: 'Fatal', start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

it.each(manifest.icons)('the icon $src is a picture of the size that the manifest says', async (icon) => {
  const { width, height, format } = await sharp(ICON_FOLDER + icon.src).metadata();
  expect([`${String(width)}x${String(height)}`, `image/${format}`]).toEqual([icon.sizes, icon.type]);
});
