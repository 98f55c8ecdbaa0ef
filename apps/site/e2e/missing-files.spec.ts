import type { Locator, Page, Route } from '@playwright/test';
import { expect, waitForHydration, test } from './test.ts';

// Simulates a page that was open during a deploy: files that it has not loaded yet are gone.
test.use({
  expectedNoise: {
    patterns: [
      /Failed to load resource/,
      /Failed to fetch/,
      /NetworkError/,
      /dynamically imported module/,
      /Loading module from/,
      /preload CSS/,
      /convert undefined/,
      /ERR_/,
    ],
  },
});

interface Outage {
  /** Number of page loads since the files went missing. */
  loads: () => number;
  /** Number of 404 responses. */
  missed: () => number;
}

/**
 * Answers requests for hashed files that match `files` with 404, until the page is reloaded or forever. With `isFirst`, starts with the
 * next document.
 */
async function failRequests(
  page: Page,
  {
    files = /\/assets\/.+\.(?:js|css)$/,
    forGood = false,
    isFirst = false,
    until = Promise.resolve(undefined),
  } = {},
): Promise<Outage> {
  let loads = isFirst ? -1 : 0;
  let missed = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(files, async (route: Route) => {
    if (loads > 0 && !forGood) return route.continue();
    await until;
    missed += 1;
    return route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Nothing is here.</p>' });
  });
  return { loads: () => loads, missed: () => missed };
}

/** Opens a page without interacting, until the network is idle. */
async function openWithoutInteraction(page: Page, address: string) {
  await page.goto(address);
  await page.locator('html:is([data-hydrated], [data-gate])').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' });

/** Returns the values of the page's form, without the honeypot. */
const valuesOf = (page: Page) =>
  page
    .locator('main form')
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].filter(([name]) => name !== 'form_note')),
    );

async function writeToStudio(page: Page) {
  const form = page.locator('#contact');
  await form.locator('[name=firstName]').fill('Nerea');
  await form.locator('[name=surname]').fill('Okafor');
  await form.locator('[name=email]').fill('nerea@example.org');
  await form.locator('[name=phone]').fill('600 000 000');
  await form.locator('[name=reason]').selectOption('other');
  await form.locator('[name=message]').fill('The door\nis open.');
  return valuesOf(page);
}

const send = (page: Page) => page.locator('#contact').getByRole('button', { name: 'Send message' });

test('keeps the values of a submitted contact form after one reload, and can send it', async ({
  insider: page,
  product,
}) => {
  const { promise: until, resolve: release } = Promise.withResolvers<undefined>();
  const outage = await failRequests(page, { until, isFirst: true });
  await page.goto('/support');
  const values = await writeToStudio(page);
  await send(page).click();
  release(undefined);

  await expect.poll(outage.loads).toBe(1);
  await waitForHydration(page);
  expect(outage.missed()).toBeGreaterThan(0);
  expect(await valuesOf(page)).toEqual(values);
  await expect(page.locator('#contact').getByText(/\b17 (?:of|\/)/)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await send(page).click();
  await expect(page.getByText('We’ve received your message.')).toBeVisible();
  expect(outage.loads()).toBe(1);
  expect(
    product.submissions().filter((one) => JSON.stringify(one).includes('nerea@example.org')),
  ).toHaveLength(1);
});

test('keeps an application after the reload: text in its fields, additional rows as a draft', async ({
  insider: page,
}) => {
  await page.goto('/join-us/sound');
  await waitForHydration(page);
  const form = page.locator('#apply');
  for (const name of ['full_name', 'surname', 'software', 'motivation', 'availability'])
    await form.locator(`[name=${name}]`).fill(`Text of ${name}`);
  await form.getByLabel('Platform').selectOption('website');
  await form.getByLabel('URL').fill('https://example.org');
  await form.getByRole('button', { name: 'Add a link' }).click();
  await form.getByLabel('URL').nth(1).fill('https://github.com/nerea');
  await form.locator('[name=source]').selectOption('other');
  await form.locator('[name=other_source]').fill('A poster');
  const values = await valuesOf(page);

  const outage = await failRequests(page);
  await page.getByRole('button', { name: 'Games' }).click();
  await expect.poll(outage.loads).toBe(1);
  await waitForHydration(page);
  await expect(form.locator('[name=other_source]')).toHaveValue('A poster');
  await form.getByRole('button', { name: 'Restore the draft' }).click();
  await expect(form.getByLabel('URL')).toHaveCount(2);
  expect(await valuesOf(page)).toEqual(values);
});

for (const [path, name] of [
  ['/careers', 'portfolio'],
  ['/events/mundos-digitales-2025', 'md_code'],
] as const) {
  test(`the form of ${path} keeps text typed before hydration`, async ({ insider: page }) => {
    const { promise: until, resolve: release } = Promise.withResolvers<undefined>();
    const outage = await failRequests(page, { until, isFirst: true });
    await page.goto(path);
    await page.locator(`main form [name=${name}]`).fill('MD2025ABCD');
    release(undefined);
    await expect.poll(outage.loads).toBe(1);
    await waitForHydration(page);
    await expect(page.locator(`main form [name=${name}]`)).toHaveValue('MD2025ABCD');
    expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
  });
}

test('the gate keeps its selects, and never stores the date of birth', async ({ page }) => {
  await openWithoutInteraction(page, '/gate');
  const { promise: until, resolve: release } = Promise.withResolvers<undefined>();
  const outage = await failRequests(page, { until });
  await page.locator('[name=region]').selectOption('asia');
  await page.locator('input[type=date]').fill('1990-01-01');
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      localStorage.setItem('kept-by-the-test', sessionStorage.getItem('typed') ?? '');
    });
  });
  await page.getByRole('button', { name: 'Enter' }).click();
  release(undefined);
  await expect.poll(outage.loads).toBe(1);
  await waitForHydration(page);
  await expect(page.locator('[name=region]')).toHaveValue('asia');
  const kept = await page.evaluate(() => localStorage.getItem('kept-by-the-test'));
  expect(kept).toContain('asia');
  expect(kept).not.toContain('1990');
  await page.locator('input[type=date]').fill('1990-01-01');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page).toHaveURL('/');
});

/** Things that visitors open: name, page, opener, and the opened element. */
const OPENED: [what: string, path: string, open: (page: Page) => Locator, shown: (page: Page) => Locator][] =
  [
    [
      'a menu',
      '/team',
      (page) => page.getByRole('button', { name: 'Games' }),
      (page) => page.getByRole('menu'),
    ],
    [
      'a film',
      '/',
      (page) => page.locator('main button[aria-haspopup=dialog]').first(),
      (page) => page.getByRole('dialog'),
    ],
    [
      'a picture',
      '/games/fatal-unleashed-darkness',
      (page) => page.locator('#image-1'),
      (page) => page.getByRole('dialog', { name: 'Image gallery' }),
    ],
  ];

for (const [what, path, open, shown] of OPENED) {
  test(`${what} opens after one reload`, async ({ insider: page }) => {
    await openWithoutInteraction(page, path);
    const outage = await failRequests(page);
    await open(page).click();
    await expect.poll(outage.loads).toBe(1);
    await waitForHydration(page);
    expect(outage.missed()).toBeGreaterThan(0);
    if (!(await shown(page).isVisible())) await open(page).click();
    await expect(shown(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(outage.loads()).toBe(1);
  });
}

test('missing component code on a hydrated page causes one reload', async ({ insider: page }) => {
  await page.goto('/team');
  await waitForHydration(page);
  const outage = await failRequests(page);
  // Hovering only preloads, so it must not reload.
  await page.getByRole('button', { name: 'Games' }).hover();
  await expect.poll(outage.missed).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect(outage.loads()).toBe(0);
  await page.getByRole('button', { name: 'Games' }).click();
  await expect.poll(outage.loads).toBe(1);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('navigating to a page with missing code loads it as a document', async ({ insider: page }) => {
  await page.goto('/team');
  await waitForHydration(page);
  const outage = await failRequests(page);
  await page.locator('header a[href="/careers"]').first().click();
  await expect.poll(outage.loads).toBe(1);
  await waitForHydration(page);
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('main form')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

/** Opens a menu, whose code loads on first interaction. */
const openMenu = (page: Page) => page.getByRole('button', { name: 'Games' }).click();

test('permanently missing files cause one reload, then a message, and keep all text', async ({
  insider: page,
}) => {
  await openWithoutInteraction(page, '/support');
  const outage = await failRequests(page, { forGood: true, files: /\/assets\/.*menu.*\.js$/ });
  const values = await writeToStudio(page);
  await openMenu(page);
  await expect.poll(outage.loads).toBe(1);
  await waitForHydration(page);
  expect(await valuesOf(page)).toEqual(values);
  await openMenu(page);
  await expect(notice(page)).toBeVisible();
  expect(await valuesOf(page)).toEqual(values);
  await openMenu(page);
  await page.waitForTimeout(1000);
  expect(outage.loads()).toBe(1);

  await notice(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(outage.loads).toBe(2);
  await waitForHydration(page);
  await page.unrouteAll();
  await expect.poll(() => valuesOf(page)).toEqual(values);
});

test('offline, the page stays with a message, and works once back online', async ({
  insider: page,
  context,
}) => {
  await openWithoutInteraction(page, '/support');
  await context.setOffline(true);
  const values = await writeToStudio(page);
  await openMenu(page);
  await expect(notice(page)).toBeVisible();
  expect(await valuesOf(page)).toEqual(values);
  await context.setOffline(false);
  await notice(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => valuesOf(page)).toEqual(values);
});

test('following a link while code is loading does not count as a missing file', async ({ insider: page }) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<undefined>();
  await page.route(
    /\/assets\/site-.+\.js$/,
    async (route) => {
      await left;
      await route.abort();
    },
    // Lets the next page load the file.
    { times: 1 },
  );
  await page.route('**/careers', async (route) => {
    leave(undefined);
    await page.waitForTimeout(1500);
    await route.continue();
  });
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const asked = page.waitForRequest(/\/assets\/site-.+\.js$/);
  await page.goto('/team');
  await asked;
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('.page-name')).toHaveText('Careers');
  expect(loads).toEqual(['/team', '/careers']);
});

test("a page that can't start reloads once, then works without scripts", async ({ insider: page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/site-.+\.js$/, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/games/fatal-unleashed-darkness');
  await expect.poll(() => loads).toBe(2);
  // Retries, because the page captures clicks until it knows that it can't start.
  await expect(async () => {
    await page.locator('#image-1').click({ timeout: 1000 });
    await expect(page).toHaveURL(/\.(?:webp|avif|png)$/, { timeout: 1000 });
  }).toPass();
  expect(loads).toBe(3);
});

test("a form on a page that can't start shows a message, and keeps its text", async ({ insider: page }) => {
  await page.route(/\/assets\/site-.+\.js$/, (route) => route.fulfill({ status: 503 }));
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.goto('/support');
  await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
  expect(loads).toHaveLength(2);
  const values = await writeToStudio(page);
  await page.unrouteAll();
  await page.reload();
  await waitForHydration(page);
  expect(await valuesOf(page)).toEqual(values);
});
