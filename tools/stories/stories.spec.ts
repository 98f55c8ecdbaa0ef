import { expect } from '@playwright/test';
import { stories, test } from './storybook.ts';

// Renders every story with motion, runs its play function and axe, and fails on any console message.
for (const { id } of stories()) {
  test(id, async ({ stage }) => {
    expect(await stage.draw(id)).toEqual([]);
  });
}
