import { ENDPOINTS } from '@fatal/contracts';
import type { Page, Response } from '@playwright/test';
import { FAMILIES } from '../build/fonts/families.ts';
import { lettersOf } from '../build/fonts/letters.ts';
import { heldBy, lettersIn } from '../build/fonts/subset.ts';
import { templates } from './routes.ts';
import { expect, waitForHydration, presetGatePassed, test } from './test.ts';

/** Characters covered by the mono font, which comes before the sans font in its stack. */
const MONO = /[\u0020-\u007e\u00a0-\u00ff\u2013-\u2026]/g;

/** Collects the font responses of a page. */
function fontsOf(page: Page): Response[] {
  const fonts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response);
  });
  return fonts;
}

const nameOf = (font: Response) => /([\w-]+)\.\w+\.woff2$/.exec(font.url())?.[1] ?? '';
const PAGE_FILES = FAMILIES.map(({ file }) => file).sort();

/** Returns the visible text of a page, by the first family of its font stack. */
const shownIn = (page: Page) =>
  page.evaluate(() => {
    const texts: Record<string, string> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (!node.parentElement || range.getClientRects().length === 0) continue;
      const { fontFamily, textTransform } = getComputedStyle(node.parentElement);
      const family = fontFamily.replace(/,.*/, '').replaceAll('"', '');
      const text = node.textContent ?? '';
      texts[family] = (texts[family] ?? '') + (textTransform === 'uppercase' ? text.toUpperCase() : text);
    }
    return texts;
  });

for (const path of templates(1)) {
  test.describe(path, () => {
    test.use({ expectedNoise: { patterns: path === '/404' ? [/status of 404/] : [] } });

    test('loads its Japanese characters in two files', async ({ page }) => {
      if (path !== '/gate') await presetGatePassed(page);
      const fonts = fontsOf(page);
      const [, article] = /^\/news\/(\d+)$/.exec(path) ?? [];
      const counted = article && page.waitForResponse(`**${ENDPOINTS.incrementViews(article)}`);
      await page.goto(`${path}?lang=jp`);
      await page.locator('html:is([data-hydrated], [data-gate])').waitFor({ state: 'attached' });
      await counted;
      await page.evaluate(() => document.fonts.ready);
      const names = fonts.map(nameOf).sort();
      expect(names.filter((name) => name !== 'martian-mono')).toEqual(PAGE_FILES);

      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const shown = await shownIn(page);
        for (const { role, family, file, source } of FAMILIES) {
          const font = fonts.find((one) => nameOf(one) === file);
          const held = lettersIn((await font?.body()) ?? Buffer.alloc(0));
          const whole = await heldBy(source);
          const labels = role === 'sans' ? shown['Martian Mono']?.replaceAll(MONO, '') : '';
          const letters = lettersOf([shown[family], labels].join(''));
          const missing = letters.filter((letter) => whole.has(letter) && !held.has(letter));
          expect(missing, `${file} at ${String(width)} px`).toEqual([]);
        }
      }
    });
  });
}

test('preloads the Japanese fonts of the home page while the visitor types the date at the gate', async ({
  page,
}) => {
  const fonts = fontsOf(page);
  const japanese = () =>
    fonts
      .map(nameOf)
      .filter((name) => PAGE_FILES.includes(name))
      .sort();
  const ofBoth = [...PAGE_FILES, ...PAGE_FILES].sort();
  await page.goto('/?lang=jp');
  await page.locator('input[type=date]').focus();
  await expect.poll(japanese).toEqual(ofBoth);

  await page.locator('input[type=date]').fill('1990-05-12');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.hero-wordmark')).toBeVisible();
  for (const one of await page.locator('main > *').all()) await one.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect(japanese()).toEqual(ofBoth);
});

test('bold Japanese text is stroked, because its fonts have one weight', async ({ insider: page }) => {
  for (const path of ['/', '/careers', '/join-us/concept', '/privacy-policy']) {
    await page.goto(`${path}?lang=jp`);
    await waitForHydration(page);
    const thin = await page.evaluate(() => {
      const found = [...document.querySelectorAll('body *')].filter((element) => {
        const { fontWeight, webkitTextStrokeWidth } = getComputedStyle(element);
        const asksForMore = Number(fontWeight) >= 600 || element.matches('strong, b');
        const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
        return asksForMore && hasText && !element.closest('.sr-only') && webkitTextStrokeWidth === '0px';
      });
      return found.map((element) => element.outerHTML.slice(0, 80));
    });
    expect(thin, path).toEqual([]);
  }
});
