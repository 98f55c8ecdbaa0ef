import { AxeBuilder } from '@axe-core/playwright';
import { allRoutes } from './routes.ts';
import { expect, hydrated, test } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The 404 page is answered with its status, which the browser reports.
test.use({ expectedNoise: { patterns: [/404 \(Not Found\)/] } });

for (const language of ['en', 'es']) {
  test.describe(language, () => {
    for (const path of allRoutes()) {
      test(`${path} keeps WCAG 2.2 AA`, async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        if (path !== '/gate') {
          await page.addInitScript(() => {
            localStorage.setItem('gatePassed', 'true');
          });
        }
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
