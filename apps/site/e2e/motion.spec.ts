import { expect, hydrated, test } from './test.ts';

/** How long `main` fades in on the next page change, in milliseconds; 0 where it does not. */
async function fadeAfter(page: import('@playwright/test').Page, link: string): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.tagName !== 'MAIN') return;
      for (const animation of target.getAnimations())
        durations.push(Number(animation.effect?.getComputedTiming().duration ?? 0));
    });
  });
  await page.getByRole('banner').getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
}

test.describe('a page change', () => {
  test('fades the new page in for 200 ms, and the first page of a document not at all', async ({
    insider: page,
  }) => {
    await page.goto('/careers');
    await hydrated(page);
    expect(await page.locator('main').evaluate((main) => main.getAnimations().length)).toBe(0);
    await expect(page.locator('main')).toHaveCSS('animation-name', 'none');
    expect(await fadeAfter(page, 'Team')).toBe(200);
  });

  test('is immediate with reduced motion', async ({ insider: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/careers');
    await hydrated(page);
    expect(await fadeAfter(page, 'Team')).toBe(0);
    await expect(page.locator('main')).toHaveCSS('opacity', '1');
  });
});
