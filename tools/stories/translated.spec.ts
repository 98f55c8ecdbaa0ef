import { expect } from '@playwright/test';
import { stories, test } from './storybook.ts';

// axe has seen these texts already.
test.use({ variant: { isTranslated: true, globals: { a11y: { manual: true } } } });

// A translator replaces text nodes that React still holds: stories that play something must survive that.
for (const { id, tags } of stories()) {
  if (!tags.includes('play-fn')) continue;
  test(`${id} under a translator`, async ({ stage }) => {
    expect(await stage.draw(id)).toEqual([]);
  });
}
