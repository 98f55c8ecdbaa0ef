// Serves the built Storybook to a Playwright worker.
import { test as base } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { Stage, type Variant } from './stage.ts';

const BUILT = path.join(import.meta.dirname, '../../storybook-static');

interface Entry {
  id: string;
  type: string;
  tags: readonly string[];
}

/** Returns all stories of the built Storybook, or none if it isn't built. */
export function stories(): Entry[] {
  const index = path.join(BUILT, 'index.json');
  if (!existsSync(index)) {
    console.warn('Storybook is not built. Run npm run build:storybook.');
    return [];
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/**
 * Test fixture for stories. The stage renders one story after the other in the same page, as when a designer
 * browses them.
 */
export const test = base.extend<{ stage: Stage }, { variant: Variant; worker: Stage }>({
  variant: [{}, { option: true, scope: 'worker' }],
  worker: [
    async ({ browser, variant }, use, { project }) => {
      const server = await preview({
        root: path.dirname(BUILT),
        configFile: false,
        logLevel: 'error',
        build: { outDir: BUILT },
        preview: { host: '127.0.0.1', port: 0 },
      });
      const { viewport, contextOptions } = project.use;
      const page = await browser.newPage({ ...contextOptions, ...(viewport && { viewport }) });
      await use(await Stage.open(page, server.resolvedUrls?.local[0] ?? '', variant));
      await page.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ worker, viewport }, use) => {
    if (viewport) await worker.page.setViewportSize(viewport);
    await use(worker);
  },
});
