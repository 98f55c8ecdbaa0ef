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
const weigh = (head: string) => {
  const page = `${head}<h1>Fog</h1>${ASSETS}`;
  return weighPage(page, { html: brotliCompressSync(page), sizeOf });
};

describe('the weight of a page', () => {
  it('is that of what it starts, of its styles, of itself and of the fonts that it preloads', async () => {
    const css = 'p{color:red}';
    const weight = await weigh(
      `<script>inline()</script><style>${css}</style><link rel="icon" href="/a.svg" />` +
        '<link rel="preload" as="font" type="font/woff2" href="/fonts/text.woff2" crossorigin />',
    );
    expect(weight).toMatchObject({
      script: 1020,
      style: brotliCompressSync(css).length,
      fonts: 3000,
      blocking: 0,
    });
    expect(weight.first).toBe(weight.html);
  });

  it.each([
    '<script src="/a.js"></script>',
    '<script type="module" src="/a.js" fetchpriority="low"></script>',
    '<link rel="stylesheet" href="/a.css" />',
    '<link href="/a.css" rel="stylesheet" media="screen">',
    '<link rel="modulepreload" href="/a.js" />',
    '<link rel="preload" as="script" href="/a.js" />',
    '<link rel="preload" as="style" href="/a.css" />',
  ])('counts %s among what holds back the first paint', async (tag) => {
    expect((await weigh(tag)).blocking).toBe(1);
  });

  it('does not count what comes without scripts', async () => {
    const weight = await weigh('<noscript><link rel="stylesheet" href="/a.css"></noscript>');
    expect(weight.blocking).toBe(0);
  });

  it('of the first screen does not grow with what comes below it', async () => {
    const below = (paragraphs: number) =>
      weigh(
        Array.from({ length: 4000 }, (_, at) => String.fromCharCode(97 + ((at * at) % 23))).join('') +
          `<h1>Fog</h1>${Array.from({ length: paragraphs }, (_, at) => `<p>${String(at * 7919)}</p>`).join('')}`,
      );
    const [short, long] = [await below(400), await below(4000)];
    expect(long.html).toBeGreaterThan(short.html * 2);
    expect(Math.abs(long.first - short.first)).toBeLessThan(256);
  });

  it('cannot be told of a page that does not say what it starts', async () => {
    await expect(weighPage('<h1></h1>', { html: Buffer.from(''), sizeOf })).rejects.toThrow('does not say');
  });
});
