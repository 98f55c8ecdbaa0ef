import { expect } from '@playwright/test';
import { stories, test } from './storybook.ts';

// Draws every story with motion, runs its play function and axe, and fails on any message on the console.
for (const { id } of stories()) {
  test(id, async ({ stage }) => {
    expect(await stage.draw(id)).toEqual([]);
  });
}
