// How an entry counts: bundled on its own, minified, compressed by brotli at quality 11, React left out. 1 KiB is 1024
// bytes. A chunk that only a dynamic import reaches does not count; it is fetched when somebody needs it.
//
// A named budget holds for the entry with everything that it imports. The common budget of 2 KiB holds for a component
// without the other public components that it composes: a page with a navbar and a button loads the button once, and the
// button has a budget of its own; so has what all forms share. So that a composition cannot hide its weight, it has a second
// budget together with all of them. The rest of `internal` counts in full in each component that imports it.
import { afterAll, expect, it } from 'vitest';
import { inKib, KIB, sizeOf } from './measure.ts';
import { entries, PAGE_BUDGET, sizeOfPage, sizeOfStyles, STYLES_BUDGET, warning } from './sizes.ts';

const sizes: Parameters<typeof warning>[0][number][] = [];

function expectToFit(name: string, bytes: number, budget: number, advice = '') {
  sizes.push({ name, bytes, budget });
  expect(bytes, `${inKib(bytes)} KiB${advice}`).toBeLessThanOrEqual(budget * KIB);
}

afterAll(() => {
  const line = warning(sizes);
  if (line) console.info(line);
});

it.each(entries)('$name weighs at most $budget KiB', async (entry) => {
  const bytes = await sizeOf(entry, { composed: entry.composedBudget === undefined });
  expectToFit(entry.name, bytes, entry.budget);
});

it.each(entries.filter(({ composedBudget }) => composedBudget !== undefined))(
  '$name weighs at most $composedBudget KiB with all that it composes',
  async (entry) => {
    const bytes = await sizeOf(entry, { composed: true });
    expectToFit(`${entry.name} with its parts`, bytes, entry.composedBudget ?? 0);
  },
);

it(`all styles weigh at most ${String(STYLES_BUDGET)} KiB`, async () => {
  const advice = ': share what styles/parts.css has (docs/decisions/0014-css-within-limits.md)';
  expectToFit('all styles', await sizeOfStyles(), STYLES_BUDGET, advice);
});

it(`what a whole page wants beside them weighs at most ${String(PAGE_BUDGET)} KiB`, async () => {
  expectToFit('page.css', await sizeOfPage(), PAGE_BUDGET);
});
