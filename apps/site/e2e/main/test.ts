import type { Page } from '@playwright/test';
import { expect, waitForHydration, test as base } from '../test.ts';
import { emulatePrint } from './print.ts';
import { RecordingProxy } from './recording-proxy.ts';

export interface Fixtures {
  /** Proxy that records the requests of the visitor's browser. */
  witness: RecordingProxy;
  /** Page of a first-time visitor. */
  visitor: Page;
}

/** Test of the main journeys, which run in every engine. */
export const test = base.extend<Fixtures>({
  witness: async ({ product }, use) => {
    using witness = await RecordingProxy.start(product.url);
    await use(witness);
  },
  baseURL: async ({ witness }, use) => {
    await use(witness.url);
  },
  visitor: async ({ page, browserName }, use) => {
    await use(browserName === 'firefox' ? withBidiWorkarounds(page) : page);
  },
});

/**
 * Works around gaps of Playwright over WebDriver BiDi: Back waits for a load event, which same-document entries don't have, and print media
 * can't be emulated.
 */
function withBidiWorkarounds(page: Page): Page {
  return Object.assign(page, {
    goBack: () => page.evaluate(() => history.back()),
    goForward: () => page.evaluate(() => history.forward()),
    emulateMedia: ({ media }: { media?: 'print' | 'screen' | null }) =>
      page.evaluate(emulatePrint, media === 'print'),
  });
}

/** Marks the gate as passed, as an earlier visit would have. */
export async function passGate(visitor: Page): Promise<void> {
  await visitor.goto('/robots.txt');
  await visitor.evaluate(() => {
    localStorage.setItem('gatePassed', 'true');
    document.cookie = 'gatePassed=true; Path=/';
  });
}

export { expect, waitForHydration };
