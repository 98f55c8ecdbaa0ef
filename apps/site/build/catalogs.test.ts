import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogs } from './catalogs.ts';

const root = join(import.meta.dirname, '../../..');
const inside = (path: string) => path.replace('<rootDir>', root);

describe('the catalogs', () => {
  it('are read from sources that exist', () => {
    const sources = catalogs.flatMap(({ include }) => include);
    expect(sources.filter((source) => !existsSync(inside(source)))).toEqual([]);
  });

  it('read no source twice', () => {
    const sources = catalogs.flatMap(({ include }) => include);
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('are written in English', () => {
    const files = catalogs.map(({ path }) => `${inside(path).replace('{locale}', 'en')}.po`);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('have one for the text of each of the eight articles', () => {
    const texts = catalogs.filter(({ path }) => path.includes('/article-'));
    expect(texts).toHaveLength(8);
  });

  it('leave no number to Lingui, whose first one takes a phone longer than drawing a page', () => {
    const files = globSync('apps/site/locales/**/*.po', { cwd: root });
    expect(files.length).toBeGreaterThan(0);
    const signs = files.flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/plural,.*#.*/g) ?? [],
    );
    expect(signs).toEqual([]);
  });

  it('take no words from tests', () => {
    for (const { exclude } of catalogs) expect(exclude).toContain('**/*.test.*');
  });
});
