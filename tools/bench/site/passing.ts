import { ENDPOINTS } from '@fatal/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import { devices, type Browser } from 'playwright';

declare global {
  interface Window {
    /** When the first frame with the home page was painted. */
    homePaintedAt?: number;
  }
}

/** As long as a date takes to be typed, on a phone. */
const TYPING = 3000;

/** Watches for the home page in place of the gate, and for the end of the frame that shows it. */
function watchForHome(): void {
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('main:not(:has(.gate-page)) h1');
    if (!heading?.checkVisibility()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // Before what React does once a frame is painted, which waits as a message.
      void scheduler.postTask(() => (window.homePaintedAt = performance.now()), {
        priority: 'user-blocking',
      });
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['style'] });
}

/** From the server's answer at the gate to the painted home page, in ms. */
export async function runPassing(browser: Browser, address: string, slowdown: number): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForHome);
    await page.goto(address);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const date = page.locator('.gate-form input');
    await date.tap();
    await delay(TYPING);
    await date.fill('1990-05-12');
    await page.waitForLoadState('networkidle');
    await page.locator('.gate-form button[type=submit]').tap();
    // Nothing of Playwright's in the page meanwhile, which would be measured as well.
    await delay(TYPING);
    return await page.evaluate((endpoint) => {
      const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const answer = answers.find(({ name }) => name.endsWith(endpoint));
      if (!answer || window.homePaintedAt === undefined) throw new Error('The gate was not passed.');
      return window.homePaintedAt - answer.responseEnd;
    }, ENDPOINTS.gateData);
  } finally {
    await context.close();
  }
}
