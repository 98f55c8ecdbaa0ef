import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogs } from './catalogs.ts';

const root = join(import.meta.dirname, '../../..');

describe('catalogs', () => {
  it('include every source with messages exactly once', () => {
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

  it('do not format numbers with Lingui, because the first one takes longer on a phone than rendering a page', () => {
    const files = globSync('apps/site/locales/**/*.po', { cwd: root });
    expect(files.length).toBeGreaterThan(0);
    const signs = files.flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/plural,.*#.*/g) ?? [],
    );
    expect(signs).toEqual([]);
  });

  it('exclude tests', () => {
    for (const { exclude } of catalogs) expect(exclude).toContain('**/*.test.*');
  });
});
