import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENTRY, readAssets } from './assets.ts';

const client = await mkdtemp(path.join(tmpdir(), 'assets-'));
const HOME = 'src/pages/home/page.tsx';
const TERMS = 'src/pages/legal/terms.tsx';

const MANIFEST: Manifest = {
  [ENTRY]: { file: 'site.js', css: ['site.css'], imports: ['_menu.js'], dynamicImports: [HOME, TERMS] },
  '_menu.js': { file: 'menu.js', css: ['menu.css'], imports: [ENTRY] },
  [HOME]: {
    file: 'home.js',
    css: ['home.css'],
    imports: [ENTRY, '_card.js'],
    dynamicImports: ['_lamp.js', TERMS],
  },
  '_card.js': { file: 'card.js', css: ['card.css'] },
  '_lamp.js': { file: 'lamp.js', css: ['lamp.css'], imports: ['_card.js', '_glow.js'] },
  '_glow.js': { file: 'glow.js', css: ['glow.css'] },
  [TERMS]: { file: 'terms.js', css: ['terms.css'] },
};

let assetsOf: Awaited<ReturnType<typeof readAssets>>;
beforeAll(async () => {
  await writeFile(path.join(client, 'manifest.json'), JSON.stringify(MANIFEST));
  for (const { css = [] } of Object.values(MANIFEST))
    for (const file of css) await writeFile(path.join(client, file), `.${path.parse(file).name}{}\n`);
  assetsOf = await readAssets(client);
});
afterAll(() => rm(client, { recursive: true }));

it('returns the modules that a page imports statically', () => {
  const { entry, modules } = assetsOf(HOME);
  expect(entry).toBe('/site.js');
  expect(modules.toSorted()).toEqual(['/card.js', '/home.js', '/menu.js']);
});

it('returns the styles of the site, the page and its lazy parts', () => {
  const { styles } = assetsOf(HOME);
  expect(styles.map(({ href }) => href).toSorted()).toEqual([
    '/card.css',
    '/glow.css',
    '/home.css',
    '/lamp.css',
    '/menu.css',
    '/site.css',
  ]);
  expect(styles).toContainEqual({ href: '/lamp.css', css: '.lamp{}' });
});

it('throws for a page that the build does not contain', () => {
  expect(() => assetsOf('src/pages/none/page.tsx')).toThrow('The build has no src/pages/none/page.tsx.');
});
