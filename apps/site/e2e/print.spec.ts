import { allArticles, allPositions } from './routes.ts';
import { expect, hydrated, test } from './test.ts';

const [article = ''] = allArticles();
const [position = ''] = allPositions();
const PAGES = [position, article, '/terms-of-use', '/privacy-policy'];

for (const path of PAGES) {
  // DECISIONS 3: Print
  test(`${path} prints as dark words on paper, without what can only be pressed`, async ({
    insider: page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    const words = page.locator('main :is(p, li)').filter({ visible: true }).first();
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
