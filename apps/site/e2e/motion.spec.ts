import type { Page } from '@playwright/test';
import { expect, waitForHydration, test, WITHOUT_SCRIPTS } from './test.ts';

/** Records the duration of each animation of `main`, in milliseconds. */
const watchMain = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.tagName !== 'MAIN') return;
      durations.push(parseFloat(getComputedStyle(target).animationDuration) * 1000);
    });
  });

const durations = (page: Page) =>
  page.evaluate(() => (window as unknown as { durations: number[] }).durations);

test.describe('page change', () => {
  // Spec 3.7
  test('fades in the new page for 200 ms, but not the first page of a document', async ({
    insider: page,
  }) => {
    await page.goto('/careers');
    await waitForHydration(page);
    await expect(page.locator('main')).toHaveCSS('animation-name', 'none');
    await watchMain(page);
    await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => durations(page)).toEqual([200]);
  });

  // Spec 3.7
  test('is immediate with reduced motion', async ({ insider: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/careers');
    await waitForHydration(page);
    await watchMain(page);
    await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('main')).toHaveCSS('animation-duration', '0s');
    await expect.poll(() => durations(page)).toEqual([0]);
  });
});

/** Without JavaScript, because then only the style sheet can end the overlay. */
test.describe('initial overlay', WITHOUT_SCRIPTS, () => {
  test.use({ javaScriptEnabled: false });

  // Spec 5.5
  test('fades out on the home page after 100 ms', async ({ page }) => {
    await page.goto('/');
    const overlay = page.locator('.gloam-loading-overlay');
    await expect(overlay).toHaveCSS('animation-delay', '0.1s');
    await expect(overlay).toBeHidden();
  });

  // Spec 5.5
  test('is fog on the game page for 4000 ms, which lets clicks through', async ({ page }) => {
    await page.goto('/games/fatal-unleashed-darkness');
    const fog = page.locator('.game-fog');
    await expect(fog).toHaveCSS('animation-duration', '4s');
    await expect(fog).toHaveCSS('pointer-events', 'none');
    for (const layer of await fog.locator('div').all()) {
      const [seconds] = await layer.evaluate((div) => [parseFloat(getComputedStyle(div).animationDuration)]);
      expect(seconds).toBeLessThanOrEqual(4);
      expect(seconds).toBeGreaterThan(0);
    }
    await page.getByRole('link', { name: 'Go back' }).click({ trial: true });
    await expect(fog).toBeHidden();
  });
});

// Spec 5.5
test('there is no initial overlay with reduced motion', async ({ insider: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/games/fatal-unleashed-darkness');
  await expect(page.locator('.game-fog')).toHaveCSS('animation-name', 'none');
  await expect(page.locator('.game-fog')).toBeHidden();
  await page.goto('/');
  await expect(page.locator('.gloam-loading-overlay')).toHaveCSS('animation-name', 'none');
  await expect(page.locator('.gloam-loading-overlay')).toBeHidden();
});
