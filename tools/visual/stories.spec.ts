import { expect } from '@playwright/test';
import { stories, test } from '../stories/storybook.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { id, tags } of stories()) {
  if (!tags.includes('visual')) continue;
  test(id, async ({ stage }) => {
    await stage.draw(id);
    await expect(stage.page).toHaveScreenshot(['stories', `${id}.png`], { fullPage: true });
  });
}
