import { expect, waitForHydration, test } from './test.ts';

test.describe('content warning of the gate', () => {
  // Spec 4.10
  test('can be closed on small screens only', async ({ page }) => {
    await page.goto('/gate');
    await waitForHydration(page);
    const box = page.locator('.gloam-content-warning');
    const close = box.getByRole('button');
    await expect(box).toBeVisible();
    await expect(close).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(close).toBeVisible();
    await close.click();
    await expect(box).toBeHidden();
    await page.reload();
    await expect(box).toBeVisible();
  });

  for (const height of [664, 844])
    test(`is readable without scrolling on a phone of ${String(height)} px, and does not cover the focused field`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height });
      await page.goto('/gate');
      await waitForHydration(page);
      const box = page.locator('.gloam-content-warning');
      await expect(box).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('a third-person survival-horror game')).toBeInViewport({ ratio: 1 });
      const { y: top } = (await box.boundingBox()) ?? { y: 0 };
      for (const control of await page.locator('.gloam-age-gate form').getByRole('button').all()) {
        await control.focus();
        const { y, height: tall } = (await control.boundingBox()) ?? { y: height, height: 0 };
        expect(y + tall).toBeLessThanOrEqual(top);
      }
    });

  test('is next to the form on a phone in landscape', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('/gate');
    await waitForHydration(page);
    await expect(page.locator('.gloam-content-warning')).toBeInViewport({ ratio: 1 });
  });

  // Spec 4.6, 4.7
  test('mentions 18, and nothing on the page mentions the minimum age', async ({ page }) => {
    await page.goto('/gate');
    await expect(page.locator('.gloam-content-warning')).toContainText('18');
    expect(await page.locator('main').innerText()).not.toMatch(/16|sixteen/i);
  });
});

// Spec 4.5
test('the date field is a required date input with autofill, and language and region are preselected', async ({
  page,
}) => {
  await page.goto('/gate');
  const date = page.getByLabel(/date of birth/i);
  await expect(date).toHaveAttribute('type', 'date');
  await expect(date).toHaveAttribute('autocomplete', 'bday');
  await expect(date).toHaveAttribute('required', '');
  await expect(page.getByRole('combobox', { name: /language/i })).toHaveValue('en');
  await expect(page.getByRole('combobox', { name: /region/i })).toHaveValue('eu');
});
