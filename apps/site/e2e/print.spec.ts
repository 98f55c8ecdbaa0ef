import { expect, hydrated, test } from './test.ts';

const PAGES = [
  { path: '/join-us/environment', kept: /Light every room with one motivated source/ },
  { path: '/news/4', kept: /Two art schools, one in Madrid and one in Navarra/ },
  { path: '/terms-of-use', kept: /Whoever goes on past the gate accepts these terms/ },
  { path: '/privacy-policy', kept: /No analytics, no advertising/ },
];

for (const { path, kept } of PAGES) {
  // DECISIONS 3: Print
  test(`${path} prints as dark words on paper, without what can only be pressed`, async ({
    insider: page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    const words = page.getByText(kept).first();
    await expect(words).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect(await lightnessOf(words.evaluate((element) => getComputedStyle(element).color))).toBeLessThan(80);
    expect(
      await lightnessOf(
        page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    ).toBe(255);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  });
}

/** The brightest channel of a computed colour, 0 to 255. */
async function lightnessOf(colour: Promise<string>): Promise<number> {
  return Math.max(...((await colour).match(/\d+/g) ?? []).slice(0, 3).map(Number));
}
