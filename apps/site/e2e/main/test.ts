import type { Page } from '@playwright/test';
import { expect, hydrated, test as base } from '../test.ts';
import { drawAsPrint } from './print.ts';
import { Witness } from './witness.ts';

export interface Fixtures {
  /** Sees what the visitor's browser asks the product for. */
  witness: Witness;
  /** The page of somebody who has never been here. */
  visitor: Page;
}

/** The test of the main journeys, which run in every engine. */
export const test = base.extend<Fixtures>({
  witness: async ({ product }, use) => {
    using witness = await Witness.start(product.url);
    await use(witness);
  },
  baseURL: async ({ witness }, use) => {
    await use(witness.url);
  },
  visitor: async ({ page, browserName }, use) => {
    await use(browserName === 'firefox' ? overBidi(page) : page);
  },
});

/**
 * Over WebDriver BiDi, Playwright waits for a load when it goes back, and does not notice an entry of the same document. Nor does it emulate
 * print.
 */
function overBidi(page: Page): Page {
  return Object.assign(page, {
    goBack: () => page.evaluate(() => history.back()),
    goForward: () => page.evaluate(() => history.forward()),
    emulateMedia: ({ media }: { media?: 'print' | 'screen' | null }) =>
      page.evaluate(drawAsPrint, media === 'print'),
  });
}

/** Passes the gate, as an earlier visit would have. */
export async function passGate(visitor: Page): Promise<void> {
  await visitor.goto('/robots.txt');
  await visitor.evaluate(() => {
    localStorage.setItem('gatePassed', 'true');
    document.cookie = 'gatePassed=true; Path=/';
  });
}

export { expect, hydrated };
