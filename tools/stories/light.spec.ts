import { expect } from '@playwright/test';
import { stories, test } from './storybook.ts';

test.use({ variant: { globals: { theme: 'light' } } });

// Checks contrast, which differs between themes. Stories tagged `visual` cover every colour.
for (const { id, tags } of stories()) {
  if (!tags.includes('visual')) continue;
  test(`${id} in the light theme`, async ({ stage }) => {
    expect(await stage.draw(id)).toEqual([]);
  });
}
