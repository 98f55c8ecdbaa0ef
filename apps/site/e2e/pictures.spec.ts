import type { Page } from '@playwright/test';
import { templates } from './routes.ts';
import { expect, passedBefore, test } from './test.ts';

// The 404 page is answered with its status, which the browser reports.
test.use({ expectedNoise: { patterns: [/404 \(Not Found\)/] } });

/** Rounding, and the few pixels that a hero is higher than 16:9, are not visible. */
const TOLERANCE = 1.15;

/**
 * Returns each picture that is drawn larger than its `sizes` tell the browser, which then fetches too small a file. Browsers
 * divide a file's size by the density that follows from `sizes`, so `naturalWidth` is that promise at any pixel ratio.
 */
const stretched = (page: Page): Promise<string[]> =>
  page.evaluate((tolerance) => {
    const responsive = [...document.images].filter((image) => image.closest('picture:has(source)'));
    return responsive.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      if (width === 0) return [];
      const ratios = [width / image.naturalWidth, height / image.naturalHeight];
      const scale =
        getComputedStyle(image).objectFit === 'contain' ? Math.min(...ratios) : Math.max(...ratios);
      const file = image.currentSrc.replace(/.*\//, '');
      return scale > tolerance
        ? [`${file}, ${Math.round(width)} × ${Math.round(height)}: ${scale.toFixed(2)}`]
        : [];
    });
  }, TOLERANCE);

for (const path of templates(1)) {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`${path} draws no picture larger than its sizes say at ${String(width)} px`, async ({ page }) => {
      if (path !== '/gate') await passedBefore(page);
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      expect(await stretched(page)).toEqual([]);
    });
  }
}
