import type { Page } from '@playwright/test';
import { Product } from './product.ts';
import { allPositions } from './routes.ts';
import { expect, waitForHydration, test } from './test.ts';

const [position = ''] = allPositions();

const textOf = async (url: string) => (await fetch(url)).text();

const closing = (milliseconds: number) => ({
  APPLICATIONS_CLOSE_AT: new Date(Date.now() + milliseconds).toISOString(),
});

const HOUR = 60 * 60_000;

const apply = (page: Page, status: 'editing' | 'closed') =>
  expect(page.locator('#apply')).toHaveAttribute('data-status', status);

const OPENED = ['en', 'jp'];

/** Opens a page and hydrates it. React logs any difference from the server's HTML, which fails the test. */
async function openHydrated(page: Page, url: string, sent: string, look: () => Promise<void>): Promise<void> {
  for (const locale of OPENED) {
    const response = await page.goto(`${url}?lang=${locale}`);
    expect(await response?.text()).toContain(sent);
    await waitForHydration(page);
    await look();
  }
}

test('wishlist count, closing date and site address are read at run time', async () => {
  await using product = await Product.start({
    WISHLIST_COUNT: '1234',
    APPLICATIONS_CLOSE_AT: '2099-07-31T23:59:00+02:00',
    SITE_URL: 'https://fatal.example',
  });
  const read = (path: string) => textOf(product.url + path);
  expect(await read('/')).toContain('1,234 wishlists so far');
  expect(await read(position)).toContain('31\u00a0July 2099 at\u00a023:59');
  expect(await read(position)).toContain('"validThrough":"2099-07-31T21:59:00.000Z"');
  expect(await read('/team')).toContain('<link rel="canonical" href="https://fatal.example/team">');
  expect(await read('/sitemap.xml')).toContain('<loc>https://fatal.example/team</loc>');
});

// Spec 6.2, 6.3
test('server and browser render the same count, from the environment or changed while running', async ({
  insider: page,
}) => {
  test.slow();
  await using product = await Product.start({ WISHLIST_COUNT: '1234567' });
  const counter = page.locator('.gloam-digit-counter');
  const open = (count: string) =>
    openHydrated(page, `${product.url}/`, `data-value="${count}"`, async () => {
      await expect(counter).toHaveAttribute('data-value', count);
      await expect(counter.locator('.gloam-digit')).toHaveCount(count.length);
    });
  await open('1234567');
  product.command('settings', 'set', 'WISHLIST_COUNT', '76543210');
  await expect.poll(() => textOf(product.url)).toContain('data-value="76543210"');
  await open('76543210');
  await page.close();
});

for (const [what, ahead, status] of [
  ['is in the future', HOUR, 'editing'],
  ['is in the past', -HOUR, 'closed'],
] as const) {
  test(`server and browser render the same form if the closing date ${what}`, async ({ insider: page }) => {
    test.slow();
    await using product = await Product.start(closing(ahead));
    const sent = `data-status="${status}"`;
    await openHydrated(page, product.url + position, sent, () => apply(page, status));
    // Closes the page first, so that no request fails when the server stops.
    await page.close();
  });
}

test("the server's responses change at the closing date without a restart", async ({ insider: page }) => {
  await using product = await Product.start(closing(8_000));
  const read = (path: string) => textOf(product.url + path);
  const sent = async () => ({
    form: /<section[^>]* id="apply"[^>]* data-status="(\w+)"/.exec(await read(position))?.[1],
    posting: (await read(position)).includes('JobPosting'),
    listed: (await read('/sitemap.xml')).includes(`${position}<`),
  });
  expect(await sent()).toEqual({ form: 'editing', posting: true, listed: true });
  await expect.poll(sent, { timeout: 30_000 }).toEqual({ form: 'closed', posting: false, listed: false });
  await page.goto(product.url + position);
  await waitForHydration(page);
  await apply(page, 'closed');
  await page.close();
});
