import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const KEY = 'draft:application:Sound Designer';

const keptIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

const links = (page: Page) => page.locator('#apply').getByLabel('URL');

async function open(page: Page) {
  await page.goto('/join-us/sound');
  await hydrated(page);
}

async function type(page: Page) {
  const form = page.locator('#apply');
  for (const name of ['full_name', 'surname', 'software', 'motivation']) {
    await form.locator(`[name=${name}]`).fill(`Draft of ${name}`);
  }
  await form.locator('[name=email]').fill('draft@example.org');
  await form.getByLabel('Platform').selectOption('website');
  await links(page).fill('https://example.org');
  await form.getByRole('button', { name: 'Add a link' }).click();
  await form.getByLabel('Platform').nth(1).selectOption('github');
  await links(page).nth(1).fill('https://github.com/nerea');
  await form.locator('[name=source]').selectOption('other');
  await form.locator('[name=other_source]').fill('A poster');
}

// DECISIONS 3: Drafts
test('unsent text outlives a reload, is offered, and is gone once it is sent', async ({
  insider: page,
  product,
}) => {
  await open(page);
  await type(page);
  await page.reload();
  await hydrated(page);

  const form = page.locator('#apply');
  await expect(
    form.getByText(/^You began this form before\. Your text of .+ \d{1,2}:\d\d .*is still/),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Bring it back' }).click();
  await expect(form.locator('[name=full_name]')).toBeFocused();
  await expect(form.getByText('Your text is back.')).toBeVisible();
  await expect(links(page)).toHaveCount(2);
  await expect(links(page).nth(1)).toHaveValue('https://github.com/nerea');
  await expect(form.locator('[name=motivation]')).toHaveValue('Draft of motivation');
  await expect(form.locator('[name=other_source]')).toHaveValue('A poster');

  const posted = page.waitForRequest('**/api/applications');
  await form.locator('button[type=submit]').click();
  const body = (await posted).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ form_note: '', source: 'A poster' });
  await expect(form.getByRole('heading', { name: 'Fixed.' })).toBeFocused();
  expect(await keptIn(page)).toBeNull();
  expect(
    product.submissions().filter((one) => JSON.stringify(one).includes('draft@example.org')),
  ).toHaveLength(1);

  await page.reload();
  await hydrated(page);
  await expect(form.locator('[name=full_name]')).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Bring it back' })).toHaveCount(0);
  expect(await keptIn(page)).toBeNull();
});

// DECISIONS 3: Drafts
test('unsent text outlives a visit to another page, and can be discarded', async ({ insider: page }) => {
  await open(page);
  await type(page);
  await page.locator('header a[href="/careers"], a[href="/careers"]').first().click();
  await expect(page).toHaveURL('/careers');
  // The page before stays until the next one is here.
  await expect.poll(() => keptIn(page)).toContain('Draft of motivation');
  await page.goBack();
  const form = page.locator('#apply');
  await form.getByRole('button', { name: 'Discard it' }).click();
  await expect(form.locator('[name=full_name]')).toBeFocused();
  expect(await keptIn(page)).toBeNull();
});
