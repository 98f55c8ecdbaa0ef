import { expect, waitForHydration, test, WITHOUT_SCRIPTS } from './test.ts';

const answer = 'remote, voluntary and unpaid, and that includes the leads';

test('a text fragment opens a closed answer', async ({ insider: page }) => {
  await page.goto('/support');
  await waitForHydration(page);
  await expect(page.getByText(answer)).toBeHidden();
  await page.goto('/support#:~:text=remote%2C%20voluntary%20and%20unpaid,includes%20the%20leads');
  await expect(page.locator('#faq-3')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(answer)).toBeInViewport();
});

test('copies a link to a question that leads back to it', async ({ insider: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/support');
  await waitForHydration(page);
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

test('closed panels are skipped by Tab and not exposed as landmarks', async ({ insider: page }) => {
  await page.goto('/team');
  await waitForHydration(page);
  await page.locator('#leads').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#game_design')).toBeFocused();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading /^Game design/ [level=2]:
      - button /^Game design/
    - heading /^Props/ [level=2]
  `);
});

test.describe('without JavaScript', WITHOUT_SCRIPTS, () => {
  test.use({ javaScriptEnabled: false });

  test('shows every answer and the whole team', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByText(answer)).toBeVisible();
    await page.goto('/team');
    for (const name of await page.locator('article h3, article h4').all()) await expect(name).toBeVisible();
  });
});
