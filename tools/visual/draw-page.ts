import type { Page } from 'playwright';

/** The gate is drawn for those who have not passed it, everything else for those who have. */
export function rememberGate(): void {
  try {
    if (location.pathname === '/gate') localStorage.removeItem('gatePassed');
    else localStorage.setItem('gatePassed', 'true');
  } catch {
    // A document without storage has no gate either.
  }
}

/** Where a page stands in its frame. */
export const MAIN = 'main';

/** What is left of a document where only the page, or only what stands around it, is drawn. */
const ONLY = {
  page: `:has(> ${MAIN}) > :not(${MAIN}) { visibility: hidden !important }`,
  frame: `
    ${MAIN} { block-size: 8rem !important; min-block-size: 0 !important }
    ${MAIN} > * { display: none !important }
  `,
};

/** Opens a page and wakes all of it, as the first touch of a visitor does; shows it, or its frame, alone. */
export async function openPage(
  page: Page,
  origin: string,
  path: string,
  only: keyof typeof ONLY,
): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.waitForFunction(
    () =>
      !document.querySelector(
        '[data-not-hydrated]:not([style*="display: none"], [style*="display: none"] *)',
      ),
  );
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, ONLY[only]);
}

/** Goes down the page and back, so that what waits to be seen has been seen. */
export async function scrollThrough(page: Page, to: number): Promise<void> {
  await page.evaluate(async (end) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < Math.min(end, document.documentElement.scrollHeight); top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  }, to);
}
