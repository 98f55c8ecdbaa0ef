import type { Page, Request } from '@playwright/test';
import { allArticles } from './routes.ts';
import { test } from './main/test.ts';
import { expect, waitForHydration, onlyInChromium, PASSED, presetGatePassed, remember } from './test.ts';

const [newest = ''] = allArticles();
const FLAG = { gatePassed: 'true' };

/** Collects the paths of documents that the page requests from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const cookieOf = async (page: Page) =>
  (await page.context().cookies(page.url())).find(({ name }) => name === 'gatePassed')?.value;

const asked = (page: Page) => page.evaluate(() => sessionStorage.getItem('wantedAddress'));

/** Enters a date of birth at the gate. */
async function pass(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.locator('input[type=date]').fill('1990-02-28');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page).toHaveURL('/');
}

// Spec 4.2, 4.3
test.describe('guard', () => {
  test('shows the gate first, in a single document and at its own address', async ({ page }) => {
    const documents = documentsOf(page);
    await page.goto('/team?from=a-friend#sound');
    await expect(page).toHaveURL('/gate');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Age check Let your eyes adjust.');
    expect(documents).toEqual(['/team']);
    expect(await asked(page)).toBe('/team?from=a-friend#sound');
    await pass(page);
    await expect(page.getByRole('link', { name: 'Continue to Team' })).toHaveAttribute('href', /^\/team/);
    expect(await cookieOf(page)).toBe('true');
    await page.goto('/team');
    await expect(page).toHaveURL('/team');
    expect(documents).toEqual(['/team', '/team']);
  });

  test('restores a missing cookie from the flag, and loads the page without a redirect loop', async ({
    page,
  }) => {
    await remember(page, FLAG);
    const documents = documentsOf(page);
    await page.goto('/careers');
    await waitForHydration(page);
    await expect(page).toHaveURL('/careers');
    expect(documents).toEqual(['/careers', '/careers']);
    expect(await cookieOf(page)).toBe('true');
    await page.goto('/team');
    await waitForHydration(page);
    expect(documents).toEqual(['/careers', '/careers', '/team']);
  });

  test('sends visitors with only the cookie to the gate, and removes the cookie', async ({
    page,
    context,
  }) => {
    await context.addCookies(PASSED);
    await page.goto('/careers');
    await expect(page).toHaveURL('/gate');
    await waitForHydration(page);
    expect(await cookieOf(page)).toBeUndefined();
    expect(await asked(page)).toBe('/careers');
  });

  test('loads the page once if flag and cookie are set', async ({ page }) => {
    await presetGatePassed(page);
    const documents = documentsOf(page);
    await page.goto('/careers');
    await waitForHydration(page);
    expect(documents).toEqual(['/careers']);
  });

  test('shows the gate if storage throws, and lets visitors pass for the lifetime of the document', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
      Object.defineProperty(window, 'sessionStorage', { get });
    });
    const documents = documentsOf(page);
    await page.goto('/team');
    await expect(page).toHaveURL('/gate');
    expect(documents).toEqual(['/team']);
    await pass(page);
    await page.locator('main a[href="/careers"]').first().click();
    await expect(page).toHaveURL('/careers');
  });

  test('redirects browsers without Sec-Fetch headers to the gate', async ({ page }) => {
    await page.route('**/*', async (route) => {
      // Doesn't intercept other requests, which the browser cancels when the page is left.
      if (!route.request().isNavigationRequest()) return route.continue();
      const headers = Object.fromEntries(
        Object.entries(await route.request().allHeaders()).filter(([name]) => !name.startsWith('sec-fetch-')),
      );
      const response = await route.fetch({ headers, maxRedirects: 0 });
      return route.fulfill({ response });
    });
    const documents = documentsOf(page);
    await page.goto('/careers');
    await expect(page).toHaveURL('/gate');
    await waitForHydration(page);
    expect(documents).toEqual(['/careers', '/gate']);
    expect(await asked(page)).toBe('/careers');
  });

  test('applies in every tab once the gate is passed in one', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/team');
    await expect(other).toHaveURL('/gate');
    await page.goto('/careers');
    await pass(page);
    await other.reload();
    await expect(other).toHaveURL('/');
    await other.goto('/team');
    await expect(other).toHaveURL('/team');
  });

  for (const eagerly of ['prefetch', 'prerender'] as const) {
    test(
      `shows the page after a ${eagerly} that got the gate`,
      onlyInChromium('no other engine has speculation rules'),
      async ({ browser, witness }) => {
        // Bypasses the CSP, which blocks speculation rules in pages but not in the browser's address bar.
        const context = await browser.newContext({ bypassCSP: true, baseURL: witness.url });
        const page = await context.newPage();
        await page.goto('/gate');
        await waitForHydration(page);
        await page.evaluate((action) => {
          const rules = { [action]: [{ urls: ['/team'], eagerness: 'immediate' }] };
          const script = { type: 'speculationrules', text: JSON.stringify(rules) };
          document.head.append(Object.assign(document.createElement('script'), script));
        }, eagerly);
        await expect.poll(() => witness.requests.map(({ path }) => path)).toContain('/team');
        await pass(page);
        await page.evaluate(() => {
          location.assign('/team');
        });
        await expect(page).toHaveURL('/team');
        await waitForHydration(page);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
          'Age check Let your eyes adjust.',
        );
        await context.close();
      },
    );
  }

  // Spec 4.1
  test('shows nothing of a gated page before the gate', async ({ page }) => {
    const seen: string[] = [];
    await page.exposeFunction('sawText', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      // Records painted headings at every frame of every document.
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading?.checkVisibility({ visibilityProperty: true })) {
          (window as unknown as { sawText: (text: string) => void }).sawText(heading.textContent);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/careers');
    await expect(page).toHaveURL('/gate');
    await waitForHydration(page);
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    expect(new Set(seen.map((text) => text.trim()))).toEqual(new Set(['Age check Let your eyes adjust.']));
  });

  // Spec 4.1
  test('redirects from the gate to the home page once passed', async ({ insider: page }) => {
    await page.goto('/gate');
    await expect(page).toHaveURL('/');
  });

  // Spec 4.3
  test('lets link previews and crawlers read the page', async ({ browser, product }) => {
    const context = await browser.newContext({ userAgent: 'ZulipURLPreview/9.4' });
    const page = await context.newPage();
    await page.goto(product.url + newest);
    await waitForHydration(page);
    expect(new URL(page.url()).pathname).toBe(newest);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title ?? '?');
    await context.close();
  });
});
