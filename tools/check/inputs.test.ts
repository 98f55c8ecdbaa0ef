import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CHECKS, isRead } from './inputs.ts';
import { root } from '../step/step.ts';

const reachedBy = (file: string) => CHECKS.filter((check) => isRead(check, file));

const LIBRARY = ['components', 'library-stories', 'visual-stories'];
const PAGES = ['page-stories', 'visual-pages', 'journeys', 'engines'];
const IN_BROWSERS = [...LIBRARY, ...PAGES];

it.each([
  [
    'a guide',
    'docs/guides/testing.md',
    { not: [...IN_BROWSERS, 'visual-rules', 'api', 'types', 'unit-library'] },
  ],
  [
    'a test of a page',
    'apps/site/src/pages/team/page.test.tsx',
    { not: [...IN_BROWSERS, 'visual-rules', 'api'] },
  ],
  [
    'a journey',
    'apps/site/e2e/festival.spec.ts',
    { not: [...LIBRARY, 'visual-rules', 'page-stories', 'visual-pages', 'api'] },
  ],
  [
    'an article',
    'apps/site/content/news/1/en.md',
    { but: [...PAGES, 'content', 'unit-build'], not: [...LIBRARY, 'visual-rules', 'api', 'unit-library'] },
  ],
  [
    'the code of a page',
    'apps/site/src/pages/team/page.tsx',
    { but: [...PAGES, 'unit'], not: [...LIBRARY, 'visual-rules', 'api', 'unit-library'] },
  ],
  [
    'a route of the server',
    'apps/api/src/features/news/routes.ts',
    {
      but: ['api', 'journeys', 'engines'],
      not: [...LIBRARY, 'visual-rules', 'page-stories', 'visual-pages', 'unit-library'],
    },
  ],
  [
    'a component',
    'packages/ui/src/button/button.tsx',
    { but: [...IN_BROWSERS, 'unit', 'unit-library'], not: ['api', 'unit-build', 'visual-rules'] },
  ],
  [
    'how pictures are compared',
    'tools/visual/compare.ts',
    { but: ['visual-rules', 'visual-stories'], not: ['api'] },
  ],
  [
    'a test of a component',
    'packages/ui/src/button/button.test.tsx',
    { not: ['visual-stories', 'visual-pages', 'visual-rules', 'journeys', 'api'] },
  ],
  [
    'a contract',
    'packages/contracts/src/forms.ts',
    { but: [...IN_BROWSERS, 'unit', 'unit-build', 'unit-library', 'api'] },
  ],
])('%s runs what it can change, and no more', (_, file, { but = [], not = [] }: Record<string, string[]>) => {
  const reached = reachedBy(file);
  expect(reached).toEqual(expect.arrayContaining(but));
  expect(reached.filter((check) => not.includes(check))).toEqual([]);
});

const MADE = readFileSync(path.join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/') && line !== '.wireit/')
  // These two are beside the sources of a part.
  .map((line) => (['dist/', 'node_modules/'].includes(line) ? `apps/site/${line}` : line));

// A check that makes a file among its inputs has changed them: it would run again, though nobody has changed anything.
it.each(MADE)('what checks make in %s is read by none', (folder) => {
  expect(reachedBy(`${folder}made.css`)).toEqual([]);
});
