import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { brightest, contrast, luminance } from '../build/share/contrast.ts';
import { allPositions, templates } from './routes.ts';
import { expect, waitForHydration, presetGatePassed, test } from './test.ts';

const LEAST = 4.5;
/** Pages with text on pictures, one of each kind. */
const PAGES = [
  '/',
  '/gate',
  '/games/fatal-unleashed-darkness',
  // Japanese titles are wider and cover another part of the picture.
  '/gate?lang=jp',
  '/games/fatal-unleashed-darkness?lang=jp',
  '/events/mundos-digitales-2025?lang=jp',
  '/careers',
  '/support',
  ...allPositions(),
  '/404',
];

interface Line {
  text: string;
  color: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

// Expected on the 404 page: the browser logs its status.
test.use({ expectedNoise: { patterns: [/404 \(Not Found\)/] } });

/** Loads every picture of the page, most of which are lazy. */
async function loadPictures(page: Page) {
  // Skips hidden content, whose pictures don't load.
  for (const picture of await page.locator('picture img').filter({ visible: true }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((img: HTMLImageElement) => img.decode().catch(() => undefined));
  }
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect(page.locator('[data-scrolled]')).toHaveCount(0);
}

/** Returns the lines of text on pictures, then hides all text so that only the background remains. */
function takeText(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll('picture img')]
      .map((img) => img.getBoundingClientRect())
      .filter(({ width, height }) => width > 200 && height > 120);
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Skips visually hidden text, which is clipped to one pixel.
      if (parent.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
        const isOn = pictures.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
        if (!isOn || width < 4 || height < 4 || left < 0 || right > innerWidth) continue;
        const y = top + scrollY;
        const { color } = getComputedStyle(parent);
        lines.push({ text: node.textContent ?? '', color, left, top: y, width, height });
      }
    }
    // Uses a constructed style sheet, which the content security policy allows.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: transparent !important; text-shadow: none !important; caret-color: transparent }',
    );
    document.adoptedStyleSheets.push(sheet);
    return lines;
  });
}

for (const path of PAGES) {
  // Skips wide screens for further pages of the same template, which look alike.
  const isLikeOthers = allPositions().includes(path) && !templates().includes(path);
  for (const width of isLikeOthers ? [390] : [390, 1440]) {
    test(`text on the pictures of ${path} is readable at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      if (!path.startsWith('/gate')) await presetGatePassed(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await waitForHydration(page);
      await loadPictures(page);
      const lines = await takeText(page);
      const screenshot = await page.screenshot({ fullPage: true, scale: 'css' });
      const { data, info: size } = await sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
      const poor: string[] = [];
      for (const line of lines) {
        const left = Math.max(0, Math.floor(line.left));
        const top = Math.max(0, Math.floor(line.top));
        const box = {
          left,
          top,
          width: Math.min(Math.ceil(line.width), size.width - left),
          height: Math.min(Math.ceil(line.height), size.height - top),
        };
        if (box.width <= 0 || box.height <= 0) continue;
        const [r = 0, g = 0, b = 0] = (line.color.match(/[\d.]+/g) ?? []).map(Number);
        const ratio = contrast(luminance(r, g, b), await brightest(sharp(data, { raw: size }), box));
        if (ratio < LEAST) poor.push(`${line.text.trim().slice(0, 40)}: ${ratio.toFixed(1)}`);
      }
      expect(poor).toEqual([]);
    });
  }
}
