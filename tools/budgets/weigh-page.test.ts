import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { weighPage } from './weigh-page.ts';

const SIZES: Record<string, number> = {
  '/assets/app.js.br': 1000,
  '/assets/page.js.br': 20,
  '/fonts/text.woff2': 3000,
};
const sizeOf = (path: string) => SIZES[path] ?? NaN;
const assets = {
  entry: '/assets/app.js',
  modules: ['/assets/page.js'],
  styles: '/assets/all.css',
  state: '/assets/state-1a2b.json',
};
const ASSETS = `<script type="application/json" id="page-assets">${JSON.stringify(assets)}</script>`;
const weigh = (head: string) => weighPage(head + ASSETS, { html: 7, sizeOf });

describe('the weight of a page', () => {
  it('is that of what it starts, of its styles, of itself and of the fonts that it preloads', () => {
    const css = 'p{color:red}';
    expect(
      weigh(
        `<script>inline()</script><style>${css}</style><link rel="icon" href="/a.svg" />` +
          '<link rel="preload" as="font" type="font/woff2" href="/fonts/text.woff2" crossorigin />',
      ),
    ).toEqual({ script: 1020, style: brotliCompressSync(css).length, html: 7, fonts: 3000, blocking: 0 });
  });

  it.each([
    '<script src="/a.js"></script>',
    '<script type="module" src="/a.js" fetchpriority="low"></script>',
    '<link rel="stylesheet" href="/a.css" />',
    '<link href="/a.css" rel="stylesheet" media="screen">',
    '<link rel="modulepreload" href="/a.js" />',
    '<link rel="preload" as="script" href="/a.js" />',
    '<link rel="preload" as="style" href="/a.css" />',
  ])('counts %s among what holds back the first paint', (tag) => {
    expect(weigh(tag).blocking).toBe(1);
  });

  it('does not count what comes without scripts', () => {
    expect(weigh('<noscript><link rel="stylesheet" href="/a.css"></noscript>').blocking).toBe(0);
  });

  it('cannot be told of a page that does not say what it starts', () => {
    expect(() => weighPage('<p></p>', { html: 1, sizeOf })).toThrow('does not say');
  });
});
