import {
  devices,
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type TestDetails,
} from '@playwright/test';
import { Product } from './product.ts';

interface Fixtures {
  /** Console messages that the test expects, such as a failed request that it causes itself. */
  expectedNoise: { patterns: RegExp[] };
  /** Page of a visitor who has passed the gate before. */
  insider: Page;
}

/** Sets `localStorage` items of an earlier visit. Skips Firefox's initial blank document, where access throws. */
export const remember = (visitor: Page | BrowserContext, items: Record<string, string>): Promise<unknown> =>
  visitor.addInitScript((items) => {
    if (origin !== 'null') Object.assign(localStorage, items);
  }, items);

/** Cookies of a visitor who has passed the gate, for all host names of this machine. */
export const PASSED = ['localhost', '127.0.0.1'].map((domain) => ({
  name: 'gatePassed',
  value: 'true',
  domain,
  path: '/',
}));

/** Marks the gate as passed in an earlier visit: a flag for the page and a cookie for the server. */
export async function presetGatePassed(visitor: Page | BrowserContext): Promise<void> {
  await ('context' in visitor ? visitor.context() : visitor).addCookies(PASSED);
  await remember(visitor, { gatePassed: 'true' });
}

/** Converts console errors to strings, because Playwright can't read other arguments in Firefox. */
const sayErrorsInWords = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const say = console.error.bind(console);
    console.error = (...said: unknown[]) => {
      say(said.map(String).join(' '));
    };
  });

/** Firefox's warning about a font whose page was left before it loaded (`NS_BINDING_ABORTED`). */
const LEFT_BEHIND = /^download failed .* status=2152398850 /;

/** Chromium's warning about Playwright, which measures elements that are not laid out yet. */
const MEASURED_UNSEEN = /^verbose: Rendering was performed in a subtree hidden by content-visibility/;

/** Playwright's test with its own server per worker. Any unexpected console message fails the test. */
export const test = base.extend<Fixtures, { product: Product; productEnv: Record<string, string> }>({
  productEnv: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ productEnv }, use) => {
      await using product = await Product.start({
        RATE_LIMIT_SUBMISSIONS: '100000',
        RATE_LIMIT_VISITS: '100000',
        ...productEnv,
      });
      await use(product);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  expectedNoise: [{ patterns: [] }, { option: true }],
  page: async ({ page, browserName, expectedNoise }, use) => {
    const noise: string[] = [];
    const expected = [...expectedNoise.patterns, LEFT_BEHIND, MEASURED_UNSEEN];
    if (browserName === 'firefox') await sayErrorsInWords(page);
    page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(error.message));
    await use(page);
    expect(noise.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  insider: async ({ page }, use) => {
    await presetGatePassed(page);
    await use(page);
  },
});

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** Phone with the most common width, for `test.use`. */
export const PHONE = { ...pixel, viewport: { width: 390, height: 844 } };

/** Details of a test that needs an API or a protocol of Chromium. */
export const onlyInChromium = (reason: string): TestDetails => ({
  tag: '@chromium',
  annotation: { type: 'only in Chromium', description: reason },
});

/** Details of tests without JavaScript: over WebDriver BiDi, Playwright can't read such pages. */
export const WITHOUT_SCRIPTS = onlyInChromium(
  'In Firefox, Playwright’s own scripts don’t run if JavaScript is disabled',
);

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  let moves = 0;
  await expect
    .poll(
      async () => {
        // Moves the mouse, because the gate loads its script on first interaction. Repeats it, because moves before the document is ready
        // are lost.
        const waits = await page.locator('html[data-gate]:not([data-hydrated])').count();
        if (waits > 0) await page.mouse.move(3, 3 + (moves++ % 2));
        return page.locator('html[data-hydrated]').count();
      },
      // Allows 60 s: on a busy machine, Firefox needs more than 15 s for the longest page. Speed is measured by the benchmarks.
      { timeout: 60_000 },
    )
    .toBe(1);
}

export { expect };
