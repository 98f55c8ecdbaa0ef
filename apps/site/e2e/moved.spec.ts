import type { Page } from '@playwright/test';
import { expect, waitForHydration, test, WITHOUT_SCRIPTS } from './test.ts';

const PAGE = '/moved';

const pair = (page: Page, at: number) => page.locator('.gloam-plate-pair').nth(at);
const count = (page: Page, found: number) =>
  expect(page.locator('.moved-count')).toHaveText(`${String(found)} of 8 found`);
/** Returns the names of the second pictures that the page has requested. */
const seconds = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /images\/([\w-]+-now)-\d+\.avif/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  );

/** Returns the grid of a room. Its code loads on first interaction. */
async function gridOf(page: Page, at: number) {
  const grid = pair(page, at).getByRole('grid', { name: 'Mark what has been moved' });
  await expect(grid).toBeVisible();
  return grid;
}

async function open(page: Page) {
  await page.goto(PAGE);
  await waitForHydration(page);
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  await pair(page, 1).scrollIntoViewIfNeeded();
}

test('can be played by keyboard: T switches pictures, Enter marks a place, and progress is saved', async ({
  insider: page,
}) => {
  await open(page);
  await count(page, 0);
  const grid = await gridOf(page, 1);
  await grid.getByRole('gridcell', { name: 'Row 1 of 4, column 1 of 6' }).focus();
  await page.keyboard.press('t');
  await expect(pair(page, 1)).toHaveAttribute('data-shown', 'second');
  await expect(pair(page, 1).getByRole('status')).toHaveText('The room as it is now');
  await page.keyboard.press('Enter');
  await expect(pair(page, 1).getByRole('status')).toHaveText('Not there');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(grid.getByRole('gridcell', { name: 'Row 3 of 4, column 4 of 6' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pair(page, 1).getByRole('status')).toHaveText('Found');
  await expect(pair(page, 1).getByRole('button', { name: 'Then / Now 02' })).toBeFocused();
  await count(page, 1);

  await page.reload();
  await waitForHydration(page);
  await count(page, 1);
  await page.getByRole('button', { name: 'Start again' }).click();
  await count(page, 0);
});

test('loads a second picture only when its room is used', async ({ insider: page }) => {
  await open(page);
  await gridOf(page, 1);
  expect(await seconds(page)).toEqual([]);
  await pair(page, 1).getByRole('button', { name: 'Then / Now 02' }).click();
  await expect.poll(() => seconds(page)).toContain('doorway-now');
  expect((await seconds(page)).every((name) => name === 'doorway-now')).toBe(true);
});

test('can be played by touch: holding shows the other picture, a tap marks a place', async ({
  insider: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const grid = await gridOf(page, 1);
  const box = await grid.boundingBox();
  if (!box) throw new Error('The grid is not visible.');
  const touch = (type: string, x: number, y: number) =>
    grid.dispatchEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 7,
      pointerType: 'touch',
      button: 0,
      clientX: box.x + box.width * x,
      clientY: box.y + box.height * y,
    });
  await touch('pointerdown', 0.2, 0.2);
  await expect(pair(page, 1)).toHaveAttribute('data-shown', 'second');
  await touch('pointerup', 0.2, 0.2);
  await expect(pair(page, 1)).toHaveAttribute('data-shown', 'first');
  await page.mouse.click(box.x + box.width * 0.63, box.y + box.height * 0.67);
  await expect(pair(page, 1)).toHaveAttribute('data-found');
  await count(page, 1);
});

/** Returns the fade duration of the second picture of room 1, in seconds. */
async function fadeOf(page: Page): Promise<number> {
  await open(page);
  await pair(page, 1).getByRole('button', { name: 'Then / Now 02' }).click();
  const second = pair(page, 1).locator('.gloam-plates-second');
  return Number.parseFloat(await second.evaluate((picture) => getComputedStyle(picture).transitionDuration));
}

test('fades between pictures', async ({ insider: page }) => {
  expect(await fadeOf(page)).toBe(0.4);
});

test('switches without a fade with reduced motion', async ({ insider: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fadeOf(page)).toBeLessThan(0.01);
});

test('is linked from the contact sheet, where pictures can be switched too', async ({ insider: page }) => {
  await page.goto('/games/fatal-unleashed-darkness');
  await waitForHydration(page);
  await page.locator('#image-8').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Then / Now 08' }).click();
  await expect(page.locator('li:has(#image-8) .gloam-plates')).toHaveAttribute('data-shown', 'second');
  await page.locator('#image-8').click();
  const lightbox = page.getByRole('dialog');
  await lightbox.getByRole('button', { name: 'Then / Now' }).click();
  await expect(lightbox.getByText('The room as it is now')).toHaveRole('status');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Find what has been moved' }).click();
  await expect(page).toHaveURL(PAGE);
});

test.describe('without JavaScript', WITHOUT_SCRIPTS, () => {
  test.use({ javaScriptEnabled: false });

  test('shows both pictures of a room side by side', async ({ page }) => {
    await page.goto(PAGE);
    // Uses CSS, because role locators skip <noscript>.
    const pictures = pair(page, 1).locator('img');
    await expect(pictures).toHaveCount(2);
    const [then, now] = await Promise.all([pictures.nth(0).boundingBox(), pictures.nth(1).boundingBox()]);
    expect(now?.y).toBe(then?.y);
    expect(now?.x).toBeGreaterThan(then?.x ?? Infinity);
    await expect(page.getByRole('button', { name: /^Then/ })).toHaveCount(0);
  });
});
