import { expect } from '@playwright/test';
import { stories, test } from './storybook.ts';

// Turns axe off, because stories.spec.ts already covers these texts.
test.use({ variant: { isTranslated: true, globals: { a11y: { manual: true } } } });

// Browser translation replaces text nodes that React still references. Stories with a play function must
// survive that.
for (const { id, tags } of stories()) {
  if (!tags.includes('play-fn')) continue;
  test(`${id} with browser translation`, async ({ stage }) => {
    expect(await stage.draw(id)).toEqual([]);
  });
}
