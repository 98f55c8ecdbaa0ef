import type { Page } from '@playwright/test';
import { allPositions } from './routes.ts';
import { expect, waitForHydration, test } from './test.ts';

const [position = ''] = allPositions();

/** Maximum number of Tab presses to reach an element. */
const LIMIT = 60;

/**
 * Presses Tab until the element has focus. Throws if it can't be reached. Use `Shift+Tab` for elements before the focus, because Tab at the
 * end of the page moves to the browser's toolbar.
 */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${selector} has no focus after ${String(LIMIT)} presses of ${key}.`);
}

async function tabAndType(page: Page, selector: string, text: string) {
  await tabTo(page, selector);
  await page.keyboard.type(text);
}

test('a whole application by keyboard only', async ({ page, product }) => {
  const email = 'keyboard@example.org';
  await page.goto('/team');
  await expect(page).toHaveURL('/gate');
  await waitForHydration(page);

  await tabTo(page, 'input[type=date]');
  await page.keyboard.type('05202015');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('You must be at least 16 years old to enter.');
  await expect(page.locator('input[type=date]')).toBeFocused();
  await page.keyboard.type('05201990');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await expect(page.getByRole('link', { name: 'Continue to Team' })).toBeVisible();
  await tabTo(page, 'button[aria-label="EN, choose the language"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: 'ES, elegir idioma' })).toBeFocused();

  await tabTo(page, 'main a[href="/careers"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, `a[href="${position}"]`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(position);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'a[href="#apply"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('#apply-full_name')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.locator('#apply-full_name')).toBeFocused();
  await expect(page.locator('#apply').getByRole('alert').getByRole('link')).toHaveCount(8);

  await page.keyboard.type('Nerea');
  await tabAndType(page, '[name=surname]', 'Okafor');
  await tabAndType(page, '[name=email]', email);
  await tabAndType(page, 'select[name$=".platform"]', 'Art');
  await tabAndType(page, 'input[name$=".link"]', 'artstation.com/nerea');
  await tabAndType(page, '[name=software]', 'Maya');
  await tabAndType(page, '[name=motivation]', 'Bones.');
  await tabAndType(page, '[name=source]', 'LinkedIn');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hemos recibido tu candidatura.' })).toBeFocused();

  await product.stop('SIGKILL');
  await product.restart();
  expect(product.submissions().filter((one) => JSON.stringify(one).includes(email))).toHaveLength(1);
});

// Spec 5.2
test('menus open, move and close by keyboard, and focus returns', async ({ insider: page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await tabTo(page, 'button[aria-haspopup=menu]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /Unleashed Darkness/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Fatal II / })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Games' })).toBeFocused();
});
