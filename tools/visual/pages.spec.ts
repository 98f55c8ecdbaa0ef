import type { Page } from '@playwright/test';
import { templates } from '../../apps/site/e2e/routes.ts';
import { expect, waitForHydration, presetGatePassed, test } from '../../apps/site/e2e/test.ts';

const WIDTHS = [390, 1440];
const LANGUAGES = ['en', 'jp'];

/** Height limit of a screenshot, in pixels. Long pages repeat their layout. */
const MAX_HEIGHT = 4000;

// Expected on the 404 page: the browser logs its status.
test.use({ expectedNoise: { patterns: [/404 \(Not Found\)/] } });

/** Sets an application deadline in the future. */
test.use({ productEnv: { APPLICATIONS_CLOSE_AT: '2031-07-31T23:59:59+02:00' } });

/** Scrolls down and back, so that everything that loads or reveals on scroll is visible. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (end) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < Math.min(end, document.documentElement.scrollHeight); top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    await document.fonts.ready;
  }, MAX_HEIGHT);
}

/** Replaces the year in the copyright line. */
function replaceYear(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/© \d{4}/, '© 2026');
  }
}

for (const path of templates(1))
  for (const language of LANGUAGES)
    for (const width of WIDTHS) {
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${language}-${String(width)}`;
      test(name, async ({ page, context, baseURL }) => {
        await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        if (path !== '/gate') await presetGatePassed(page);
        // Fixes the order of people, which is random.
        await page.addInitScript(() => (Math.random = () => 0.5));
        // Mocks the view counter, because each test that opens an article counts a view.
        await page.route('/api/news/*/increment-views', (route) => route.fulfill({ json: { views: 1234 } }));
        await page.goto(path);
        await waitForHydration(page);
        await page.evaluate(replaceYear);
        await scrollThrough(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await expect(page).toHaveScreenshot(['pages', `${name}.png`], {
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
        });
      });
    }
