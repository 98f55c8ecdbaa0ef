import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogs } from './catalogs.ts';

const root = join(import.meta.dirname, '../../..');

describe('the catalogs', () => {
  it('have every source with words in one of them', () => {
    const included = catalogs.flatMap(({ include }) => include.map((one) => one.replace('<rootDir>/', '')));
    const worded = globSync('apps/site/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) =>
        !/\.(?:test|stories)\./.test(file) &&
        /from '@lingui\/(?:core|react)\/macro'/.test(readFileSync(join(root, file), 'utf8')),
    );
    const catalogsOf = (file: string) =>
      included.filter((source) => file === source || file.startsWith(`${source}/`)).length;
    expect(worded.filter((file) => catalogsOf(file) !== 1)).toEqual([]);
    expect(worded).not.toEqual([]);
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
