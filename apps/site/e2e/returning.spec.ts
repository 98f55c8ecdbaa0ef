import { chromium, type Page } from '@playwright/test';
import { launchOptionsOf } from '../../../tools/browsers.mjs';
import { templates } from './routes.ts';
import { expect, waitForHydration, presetGatePassed, test } from './test.ts';

/** Launches Chromium with its back/forward cache, which Playwright disables because it can't track restored pages. */
async function launchWithBfcache() {
  const options = launchOptionsOf('chromium');
  return chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

/** Marks documents that are restored from the back/forward cache. */
function markBfcacheRestores(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.documentElement.dataset.returned = '';
  });
}

const returned = (page: Page) =>
  page.evaluate(() => ({
    returned: document.documentElement.dataset.returned !== undefined,
    reasons: (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown } | undefined)
      ?.notRestoredReasons,
  }));

test('Back restores each page from the back/forward cache', { tag: '@chromium' }, async ({ product }) => {
  test.slow();
  await using browser = await launchWithBfcache();
  const context = await browser.newContext({ baseURL: product.url });
  await presetGatePassed(context);
  await context.addInitScript(markBfcacheRestores);
  const page = await context.newPage();
  for (const path of templates(1).filter((one) => one !== '/gate' && one !== '/404')) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForHydration(page);
      await page.goto('/404');
      await page.evaluate(() => history.back());
      await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path);
      await expect
        .poll(() => returned(page).catch(() => undefined), { message: path })
        .toMatchObject({ returned: true });
    });
  }
});

test(
  'a repeat visit requests only the document, which is not modified',
  { tag: '@chromium' },
  async ({ insider }) => {
    const devtools = await insider.context().newCDPSession(insider);
    await insider.goto('/team');
    await waitForHydration(insider);
    await insider.waitForLoadState('networkidle');
    await insider.goto('about:blank');

    const asked = new Map<string, string>();
    const answered: { url: string; status: number }[] = [];
    await devtools.send('Network.enable');
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
    // Fires only for responses from the network, not from the cache.
    devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      const url = asked.get(requestId) ?? '';
      if (!url.includes('/api/')) answered.push({ url: new URL(url).pathname, status: statusCode });
    });
    await insider.goto('/team');
    await waitForHydration(insider);
    await insider.waitForLoadState('networkidle');
    expect(answered).toEqual([{ url: '/team', status: 304 }]);
  },
);
