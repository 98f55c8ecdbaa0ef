// How an entry counts: bundled on its own, minified, compressed by brotli at quality 11, React left out. 1 KiB is 1024
// bytes. A chunk that only a dynamic import reaches does not count; it is fetched when somebody needs it.
//
// A named budget holds for the entry with everything that it imports. The common budget of 2 KiB holds for a component
// without the other public components that it composes: a page with a navbar and a button loads the button once, and the
// button has a budget of its own; so has what all forms share. So that a composition cannot hide its weight, it has a second
// budget together with all of them. The rest of `internal` counts in full in each component that imports it.
import { expect, it } from 'vitest';
import { entries, inKib, KIB, sizeOf, sizeOfStyles, STYLES_BUDGET } from './sizes.ts';

it.each(entries)('$name weighs at most $budget KiB', async (entry) => {
  const bytes = await sizeOf(entry, { composed: entry.composedBudget === undefined });
  expect(bytes, `${inKib(bytes)} KiB`).toBeLessThanOrEqual(entry.budget * KIB);
});

it.each(entries.filter(({ composedBudget }) => composedBudget !== undefined))(
  '$name weighs at most $composedBudget KiB with all that it composes',
  async (entry) => {
    const bytes = await sizeOf(entry, { composed: true });
    expect(bytes, `${inKib(bytes)} KiB`).toBeLessThanOrEqual((entry.composedBudget ?? 0) * KIB);
  },
);

it(`all styles weigh at most ${String(STYLES_BUDGET)} KiB`, async () => {
  const bytes = await sizeOfStyles();
  const budget = STYLES_BUDGET * KIB;
  expect(
    bytes,
    `${String(bytes)} of ${String(budget)} bytes: share what styles/parts.css has (docs/decisions/0014-css-within-ten.md)`,
  ).toBeLessThanOrEqual(budget);
});
