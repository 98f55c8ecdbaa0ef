import { expect, test as base } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDrawn } from '../check/drawn.ts';
import { BUILT, serveStorybook } from './serve.ts';
import { Stage } from './stage.ts';

interface Entry {
  id: string;
  type: string;
  tags: readonly string[];
  importPath: string;
}

const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      await using storybook = await serveStorybook();
      const { viewport } = project.use;
      const page = await browser.newPage({ ...(viewport && { viewport }) });
      await use(await Stage.open(page, storybook.address, project.metadata));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, type, tags, importPath } of Object.values(entries)) {
  if (type !== 'story' || !isDrawn(importPath)) continue;
  const tag = ['play-fn', 'visual', 'page'].filter((one) => tags.includes(one)).map((one) => `@${one}`);
  test(id, { tag }, async ({ stage }) => {
    expect(await stage.draw(id)).toEqual([]);
  });
}
