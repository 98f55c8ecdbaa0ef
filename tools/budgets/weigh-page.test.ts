import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { weighPage } from './weigh-page.ts';

const SIZES: Record<string, number> = { '/assets/app.js.br': 1000, '/assets/page.js.br': 20 };
const sizeOf = (path: string) => SIZES[path] ?? NaN;
const state = JSON.stringify({ entry: '/assets/app.js', modules: ['/assets/page.js'] });
const weigh = (head: string) => {
  const page = `${head}<h1>Fog</h1><script type="application/json" id="page-state">${state}</script>`;
  return weighPage(page, { html: brotliCompressSync(page), sizeOf });
};

describe('weighPage', () => {
  it('adds up scripts, styles and the document', () => {
    const css = 'p{color:red}';
    const weight = weigh(
      `<script>inline()</script><style>${css}</style><link rel="stylesheet" href="/a.css" disabled><link rel="icon" href="/a.svg">`,
    );
    expect(weight).toMatchObject({ script: 1020, style: brotliCompressSync(css).length, blocking: 0 });
    expect(weight.html).toBeGreaterThan(weight.style);
  });

  it.each([
    '<script src="/a.js"></script>',
    '<script type="module" src="/a.js" fetchpriority="low"></script>',
    '<link rel="stylesheet" href="/a.css" />',
    '<link href="/a.css" rel="stylesheet" media="screen">',
    '<link rel="modulepreload" href="/a.js" />',
    '<link rel="preload" as="font" href="/a.woff2" crossorigin />',
  ])('counts %s as render-blocking', (tag) => {
    expect(weigh(tag).blocking).toBe(1);
  });

  it('throws if the page names no entry', () => {
    expect(() => weighPage('<h1></h1>', { html: Buffer.from(''), sizeOf })).toThrow('names no entry');
  });
});
