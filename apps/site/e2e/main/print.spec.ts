import { allArticles, allPositions } from '../routes.ts';
import { expect, waitForHydration, passGate, test } from './test.ts';

const [article = ''] = allArticles();
const [position = ''] = allPositions();
const PAGES = [position, article, '/terms-of-use', '/privacy-policy'];

for (const path of PAGES) {
  // Spec 3.8
  test(`${path} prints dark text on white, without controls`, async ({ visitor }) => {
    await passGate(visitor);
    await visitor.goto(path);
    await waitForHydration(visitor);
    await visitor.emulateMedia({ media: 'print' });
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    const words = await visitor.evaluate(() => {
      const seen = [...document.querySelectorAll('main :is(p, li)')].find((one) => one.checkVisibility());
      return seen && getComputedStyle(seen).color;
    });
    expect(brightest(words)).toBeLessThan(80);
    const paper = await visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(brightest(paper)).toBe(255);
    await expect(visitor.getByRole('banner')).toBeHidden();
    await expect(visitor.getByRole('contentinfo')).toBeHidden();
    await expect(visitor.locator('main').getByRole('button')).toHaveCount(0);
    await expect(visitor.locator('main').getByRole('textbox')).toHaveCount(0);
  });
}

/** Returns the brightest channel of a computed colour, 0 to 255. */
const brightest = (colour = '') => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
