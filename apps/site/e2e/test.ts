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
  /** Messages on the console that the test expects, such as a failed request that it made itself. */
  expectedNoise: { patterns: RegExp[] };
  /** A page whose visitor has passed the gate before. */
  insider: Page;
}

/** What `localStorage` holds from an earlier visit. In Firefox the blank document before the first page has none, and throws. */
export const remember = (visitor: Page | BrowserContext, items: Record<string, string>): Promise<unknown> =>
  visitor.addInitScript((items) => {
    if (origin !== 'null') Object.assign(localStorage, items);
  }, items);

/** The cookie of who has passed the gate, for all names of this machine. */
export const PASSED = ['localhost', '127.0.0.1'].map((domain) => ({
  name: 'gatePassed',
  value: 'true',
  domain,
  path: '/',
}));

/** Somebody who has passed the gate in an earlier visit: the flag says so, and a cookie tells the server. */
export async function passedBefore(visitor: Page | BrowserContext): Promise<void> {
  await ('context' in visitor ? visitor.context() : visitor).addCookies(PASSED);
  await remember(visitor, { gatePassed: 'true' });
}

/** Playwright hears no text of an error from Firefox, which has but one kind of argument that it can read: text. */
const sayErrorsInWords = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const say = console.error.bind(console);
    console.error = (...said: unknown[]) => {
      say(said.map(String).join(' '));
    };
  });

/** Firefox complains of a face whose page was left before it came (`NS_BINDING_ABORTED`). */
const LEFT_BEHIND = /^download failed .* status=2152398850 /;

/** Chromium complains of Playwright, which asks for the place of what a page has not laid out yet. */
const MEASURED_UNSEEN = /^verbose: Rendering was performed in a subtree hidden by content-visibility/;

/** Playwright's test with a product of its own for each worker; any message on the browser's console fails it. */
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
    await passedBefore(page);
    await use(page);
  },
});

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** For `test.use`: a phone of the width that most have. */
export const PHONE = { ...pixel, viewport: { width: 390, height: 844 } };

/** Details of a test that asks for what only Chromium tells, or can be told. */
export const onlyInChromium = (reason: string): TestDetails => ({
  tag: '@chromium',
  annotation: { type: 'only in Chromium', description: reason },
});

/** Details of tests without JavaScript: over WebDriver BiDi nothing of such a page can be read. */
export const WITHOUT_SCRIPTS = onlyInChromium(
  'Firefox runs no script of Playwright either where a page runs none',
);

/** Waits until the page listens. */
export async function hydrated(page: Page): Promise<void> {
  let moves = 0;
  await expect
    .poll(
      async () => {
        // The gate waits for somebody before it fetches a script; what is moved over the document before it is not seen.
        const waits = await page.locator('html[data-gate]:not([data-hydrated])').count();
        if (waits > 0) await page.mouse.move(3, 3 + (moves++ % 2));
        return page.locator('html[data-hydrated]').count();
      },
      // Firefox beside other work needs more than 15 s for the longest page. How long it takes is a matter of benchmarks.
      { timeout: 60_000 },
    )
    .toBe(1);
}

export { expect };
