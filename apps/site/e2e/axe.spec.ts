import { LOCALES, type Locale } from '@fatal/contracts';
import { allRoutes, templates } from './routes.ts';
import { watchShifts } from './shifts.ts';
import { expect, hydrated, PHONE, passedBefore, test } from './test.ts';
import { expectAccessible } from './violations.ts';

// The 404 page is answered with its status, which the browser reports.
test.use({ ...PHONE, expectedNoise: { patterns: [/404 \(Not Found\)/] } });

// What a desk shows is looked at, with the rest of WCAG that a program can tell, in `accessibility/pages.spec.ts`.
function keepsTheRules(path: string, language: Locale): void {
  // Spec 3.8
  test(`${path} in ${language} keeps WCAG 2.2 AA on a phone, and still`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    if (path !== '/gate') await passedBefore(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shifts = await watchShifts(page);
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
    expect(await shifts()).toEqual([]);
  });
}

// The other script. The longest words are laid out narrower still by `accessibility/pages.spec.ts`.
for (const path of templates()) keepsTheRules(path, 'jp');
// What else there is, once: the languages in turn.
const others = allRoutes().filter((path) => !templates().includes(path));
for (const [index, path] of others.entries()) keepsTheRules(path, LOCALES[index % LOCALES.length] ?? 'en');
