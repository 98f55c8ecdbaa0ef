import { LOCALES } from '@fatal/contracts';
import { allRoutes } from './routes.ts';
import { watchShifts } from './shifts.ts';
import { expect, hydrated, test } from './test.ts';
import { expectAccessible } from './violations.ts';

// The 404 page is answered with its status, which the browser reports.
test.use({ expectedNoise: { patterns: [/404 \(Not Found\)/] } });

for (const language of LOCALES) {
  test.describe(language, () => {
    for (const path of allRoutes()) {
      // DECISIONS 3: Every page keeps WCAG 2.2 AA
      test(`${path} keeps WCAG 2.2 AA, and still`, async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        if (path !== '/gate') {
          await page.addInitScript(() => {
            localStorage.setItem('gatePassed', 'true');
          });
        }
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const shifts = await watchShifts(page);
        await page.goto(path);
        await hydrated(page);
        await expectAccessible(page);
        expect(await shifts()).toEqual([]);
      });
    }
  });
}
