import { expect, test as base, type Page } from '@playwright/test';
import { Product } from './product.ts';

interface Fixtures {
  /** Messages on the console that the test expects, such as a failed request that it made itself. */
  expectedNoise: { patterns: RegExp[] };
  /** A page whose visitor has passed the gate before. */
  insider: Page;
}

/** Playwright's test with a product of its own for each worker; any message on the browser's console fails it. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using product = await Product.start({
        RATE_LIMIT_SUBMISSIONS: '100000',
        RATE_LIMIT_VISITS: '100000',
      });
      await use(product);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  expectedNoise: [{ patterns: [] }, { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(error.message));
    await use(page);
    expect(noise.filter((text) => !expectedNoise.patterns.some((expected) => expected.test(text)))).toEqual(
      [],
    );
  },
  insider: async ({ page }, use) => {
    await page.addInitScript(() => {
      localStorage.setItem('gatePassed', 'true');
    });
    await use(page);
  },
});

/** Waits until the page listens, and all of it: somebody is here, so nothing of it sleeps. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
}

export { expect };
