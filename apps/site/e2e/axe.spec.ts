import { LOCALES, type Locale } from '@fatal/contracts';
import { allRoutes, templates } from './routes.ts';
import { watchShifts } from './shifts.ts';
import { expect, waitForHydration, PHONE, presetGatePassed, test } from './test.ts';
import { expectAccessible } from './violations.ts';

// Expected on the 404 page: the browser logs its status.
test.use({ ...PHONE, expectedNoise: { patterns: [/404 \(Not Found\)/] } });

// Checks phones only. `accessibility/pages.spec.ts` checks desktops, along with further rules.
function testAccessibility(path: string, language: Locale): void {
  // Spec 3.8
  test(`${path} in ${language} meets WCAG 2.2 AA on a phone, without layout shifts`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    if (path !== '/gate') await presetGatePassed(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shifts = await watchShifts(page);
    await page.goto(path);
    await waitForHydration(page);
    await expectAccessible(page);
    expect(await shifts()).toEqual([]);
  });
}

// Japanese uses another script. The longest words are checked at narrower widths in `accessibility/pages.spec.ts`.
for (const path of templates()) testAccessibility(path, 'jp');
// Checks the other pages once, with languages in rotation.
const others = allRoutes().filter((path) => !templates().includes(path));
for (const [index, path] of others.entries())
  testAccessibility(path, LOCALES[index % LOCALES.length] ?? 'en');
