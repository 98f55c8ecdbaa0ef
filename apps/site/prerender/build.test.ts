import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { ENTRY_CHUNK, SHEET } from '../entries.ts';
import { readBuild } from './build.ts';

const PAGE = 'src/pages/home/page.tsx';

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/site-1.js', name: ENTRY_CHUNK, isEntry: true },
  [SHEET]: { file: 'assets/app-1.css', isEntry: true },
  [PAGE]: { file: 'assets/page-1.js', imports: ['index.html'] },
};

/** Writes what the bundler would have written. Returns the folder. */
function writeBuild(manifest: Manifest): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fatal-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, '.vite'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'assets/app-1.css'), 'p { color: red }');
  writeFileSync(
    path.join(folder, 'index.html'),
    '<head><!--styles--><link rel="stylesheet" crossorigin href="/assets/app-1.css"></head>',
  );
  return folder;
}

test('a page names its script, what that needs, and the one sheet', async () => {
  const { assetsOf, css, template } = await readBuild(writeBuild(MANIFEST));
  expect(assetsOf(PAGE)).toEqual({
    entry: '/assets/site-1.js',
    modules: ['/assets/page-1.js'],
    styles: '/assets/app-1.css',
  });
  expect(css).toBe('p { color: red }');
  expect(template).toBe('<head><!--styles--></head>');
});

test('a script that imports styles is refused: its name would change with every colour', async () => {
  const styled = { ...MANIFEST, [PAGE]: { file: 'assets/page-1.js', css: ['assets/page-1.css'] } };
  await expect(readBuild(writeBuild(styled))).rejects.toThrow(`${PAGE} imports styles`);
});

test('a file of its own that the site’s file imports, and that imports it, is named', async () => {
  const circular: Manifest = {
    ...MANIFEST,
    'index.html': { file: 'assets/site-1.js', name: ENTRY_CHUNK, isEntry: true, imports: ['_title.js'] },
    '_title.js': { file: 'assets/title-1.js', imports: ['index.html'] },
  };
  const { assetsOf } = await readBuild(writeBuild(circular));
  expect(() => assetsOf(PAGE)).toThrow('index.html, _title.js, index.html. Name what the site');
});
