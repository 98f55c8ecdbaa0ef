import type { Page } from '@playwright/test';
import { templates } from './routes.ts';
import { expect, presetGatePassed, test } from './test.ts';

// Expected on the 404 page: the browser logs its status.
test.use({ expectedNoise: { patterns: [/404 \(Not Found\)/] } });

/** Allows for rounding, and for heroes slightly taller than 16:9. */
const TOLERANCE = 1.15;

/**
 * Returns pictures rendered larger than their `sizes` declare, for which the browser loads too small a file. `naturalWidth` is the declared
 * width at any pixel ratio, because browsers divide a file's width by the density derived from `sizes`.
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
    test(`${path} renders no picture larger than its sizes declare at ${String(width)} px`, async ({
      page,
    }) => {
      if (path !== '/gate') await presetGatePassed(page);
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
