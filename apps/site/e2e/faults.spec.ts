import type { Page } from '@playwright/test';
import { allArticles, allPositions } from './routes.ts';
import { expect, waitForHydration, test, WITHOUT_SCRIPTS } from './test.ts';

const [newest = ''] = allArticles();
const [position = ''] = allPositions();

const SCRIPT = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

async function fill(page: Page, email: string, text = 'Doors.') {
  const form = page.locator('#apply');
  for (const name of ['full_name', 'surname', 'software', 'motivation', 'availability']) {
    await form.locator(`[name=${name}]`).fill(text);
  }
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('600 000 000');
  await form.locator('select[name$=".platform"]').selectOption('website');
  await form.locator('input[name$=".link"]').fill('https://example.org');
  await form.locator('[name=source]').selectOption('friend');
}

const valuesOf = (page: Page) =>
  page.locator('#apply form').evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

const submit = (page: Page) => page.locator('#apply button[type=submit]');

test.describe('application form', () => {
  test.use({
    expectedNoise: {
      patterns: [/Failed to load resource/, /was answered with/, /Failed to fetch/, /NetworkError/],
    },
  });

  test('keeps every value while the API is down, and stores the retry once', async ({
    insider: page,
    product,
  }) => {
    await page.goto(position);
    await waitForHydration(page);
    await fill(page, 'down@example.org');
    const values = await valuesOf(page);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });

    await page.route('**/api/applications', (route) => route.abort());
    await submit(page).click();
    await expect(page.locator('#apply').getByRole('alert')).toContainText('An unexpected error occurred.');
    expect(await valuesOf(page)).toEqual(values);
    await page.unroute('**/api/applications');

    // Drops the response after the server has stored the application.
    await page.evaluate(() => {
      const fetch = window.fetch.bind(window);
      window.fetch = async (...request) => {
        await fetch(...request);
        window.fetch = fetch;
        throw new TypeError('Failed to fetch');
      };
    });
    await submit(page).click();
    await expect(page.locator('#apply').getByRole('alert')).toContainText('An unexpected error occurred.');

    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'We’ve received your application.' })).toBeFocused();
    expect(new Set(keys).size).toBe(1);
    expect(
      product.submissions().filter((one) => JSON.stringify(one).includes('down@example.org')),
    ).toHaveLength(1);
  });

  test('shows a message after ten seconds and can be cancelled', async ({ insider: page }) => {
    await page.clock.install();
    await page.goto(position);
    await waitForHydration(page);
    await fill(page, 'slow@example.org');
    const values = await valuesOf(page);
    await page.route('**/api/applications', () => undefined);
    await submit(page).click();
    await expect(submit(page)).toHaveText(/Sending/);
    await page.clock.fastForward(10_001);
    await expect(page.getByText('Still sending.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop sending' }).click();
    await expect(submit(page)).toHaveText(/Send application/);
    expect(await valuesOf(page)).toEqual(values);
  });

  // Spec 11.11
  test('shows server errors at their fields', async ({ insider: page }) => {
    await page.goto(position);
    await waitForHydration(page);
    await fill(page, 'taken@example.org');
    await page.route('**/api/applications', (route) =>
      route.fulfill({
        status: 422,
        json: {
          message: 'no',
          errors: { motivation: ['too_long'], email: ['unique'], phone: ['A word of its own'] },
        },
      }),
    );
    await submit(page).click();
    await expect(page.locator('#apply-email')).toBeFocused();
    await expect(page.locator('#apply-email')).toHaveAccessibleDescription(/We already have an application/);
    await expect(page.locator('#apply-motivation')).toHaveAccessibleDescription('This text is too long.');
    await expect(page.locator('#apply-phone')).toHaveAccessibleDescription('A word of its own');
  });

  test('stores scripts as text', async ({ insider: page, product }) => {
    await page.goto(position);
    await waitForHydration(page);
    await fill(page, 'script@example.org', SCRIPT);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'We’ve received your application.' })).toBeFocused();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    const [stored] = product
      .submissions()
      .filter((one) => JSON.stringify(one).includes('script@example.org'));
    expect(stored).toMatchObject({ payload: { full_name: SCRIPT, motivation: SCRIPT } });
  });

  test('is sent even when submitted before hydration', async ({ insider: page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(position, { waitUntil: 'commit' });
    await page.locator('#apply').waitFor();
    await fill(page, 'early@example.org');
    await submit(page).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page.getByRole('heading', { name: 'We’ve received your application.' })).toBeFocused();
  });
});

test.describe('gate', () => {
  test.use({
    expectedNoise: {
      patterns: [/Failed to load resource/, /was answered with/, /Failed to fetch/, /NetworkError/],
    },
  });

  // Spec 4.8
  test('keeps the visitor at the gate and offers a retry when the request fails', async ({ page }) => {
    await page.goto('/gate');
    await waitForHydration(page);
    await page.route('**/api/gate-data', (route) => route.fulfill({ status: 503, json: { message: 'no' } }));
    await page.locator('input[type=date]').fill('1990-01-01');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page.getByText('We couldn’t let you in just now. Please try again.')).toBeVisible();
    await expect(page).toHaveURL('/gate');
    await expect(page.locator('input[type=date]')).toHaveValue('1990-01-01');
    await page.unroute('**/api/gate-data');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page).toHaveURL('/');
  });

  // Spec 2.1
  test('lets visitors in for this visit if storage throws, without a redirect loop', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Storage is closed.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto('/careers');
    await expect(page).toHaveURL('/gate');
    await waitForHydration(page);
    await page.locator('input[type=date]').fill('1990-01-01');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page).toHaveURL('/');
    await page.locator('a[href="/careers"]').first().click();
    await expect(page).toHaveURL('/careers');
  });
});

test.describe('without JavaScript', WITHOUT_SCRIPTS, () => {
  test.use({ javaScriptEnabled: false });

  test('all content is readable, and forms explain what they need', async ({ page }) => {
    // Uses CSS, because text locators skip <noscript>.
    const needs = page.locator('noscript p');
    await page.goto(position);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(needs).toBeVisible();
    await expect(needs).toContainText('This form needs JavaScript.');
    // Follows the link, which must lead to an email address rather than another form.
    await needs.locator('a').click();
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
    await page.goto('/gate');
    await expect(needs).toBeVisible();
    await expect(needs).toContainText('This page needs JavaScript');
    await page.goto(newest);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('article p').first()).toBeVisible();
    await page.goto('/');
    await expect(page.locator(`.gloam-news-card a[href="${newest}"]`)).toBeVisible();
  });
});
