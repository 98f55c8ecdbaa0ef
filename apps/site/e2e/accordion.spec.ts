import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

/** What covers the top of the page, by the page's own account. */
const covered = (locator: Locator) =>
  locator.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));

const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

const answer = 'remote and unpaid, and that includes the leads';

// DECISIONS 1: Anchor #faq-<n>
test('an address opens its question, below the navbar and focused; so does the next one', async ({
  insider: page,
}) => {
  await page.goto('/support#faq-3');
  await hydrated(page);
  const third = page.locator('#faq-3');
  await expect(third).toBeFocused();
  await expect(third).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(answer)).toBeVisible();
  expect(await topOf(third)).toBeGreaterThanOrEqual(await covered(third));
  expect(await topOf(third)).toBeLessThanOrEqual(450);

  await page.evaluate(() => (location.hash = '#faq-7'));
  await expect(page.locator('#faq-7')).toBeFocused();
  await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(2);
});

test('a closed answer is found by the browser, which opens it', async ({ insider: page }) => {
  await page.goto('/support');
  await hydrated(page);
  await expect(page.getByText(answer)).toBeHidden();
  await page.goto('/support#:~:text=remote%20and%20unpaid,includes%20the%20leads');
  await expect(page.locator('#faq-3')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(answer)).toBeInViewport();
});

test('the link of a question is copied, and leads back to it', async ({ insider: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/support');
  await hydrated(page);
  await page.locator('#faq-4').click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const question = (await page.locator('#faq-4').textContent())?.trim() ?? '?';
  await expect(page.getByRole('button', { name: `Copy link to “${question}”` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL('/support#faq-4', page.url()).href);
});

test('what is closed is passed over by the Tab key, and is no landmark', async ({ insider: page }) => {
  await page.goto('/team');
  await hydrated(page);
  await page.locator('#leads').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#game_design')).toBeFocused();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading /^Game design/ [level=2]:
      - button /^Game design/
    - heading /^Props/ [level=2]
  `);
});

// SPEC 2: Team: one section open, again closes, scrolled into view
test('a section that is opened stands at the top, whatever closes above it', async ({ insider: page }) => {
  await page.goto('/team#leads');
  await hydrated(page);
  const sound = page.locator('#sound');
  await sound.scrollIntoViewIfNeeded();
  await sound.click();
  await expect(page.locator('#leads')).toHaveAttribute('aria-expanded', 'false');
  await expect(sound).toBeInViewport();
  expect(await topOf(sound)).toBeGreaterThanOrEqual(await covered(sound));
  expect(await topOf(sound)).toBeLessThanOrEqual(450);
});

// DECISIONS 3: Print
test('everything is open in print, and as it was after it', async ({ insider: page }) => {
  await page.goto('/support');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(answer)).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(page.getByText(answer)).toBeHidden();
  await expect(page.locator('#faq-3')).toHaveAttribute('aria-expanded', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer and everybody of the team can be read', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByText(answer)).toBeVisible();
    await page.goto('/team');
    for (const name of await page.locator('article h3, article h4').all()) await expect(name).toBeVisible();
  });
});
