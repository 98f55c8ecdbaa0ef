import { expect, waitForHydration, test } from '../test.ts';
import type { Locator, Page } from '@playwright/test';

const PAGE = '/games/fatal-unleashed-darkness';

const second = (page: Page) => page.locator('.carried-light picture');
const link = (page: Page) =>
  page.locator('.game-hero').getByRole('link', { name: 'Find what has been moved' });
const announcement = (page: Page) => page.locator('.game-hero').getByRole('status');

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('The place has no box.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the pointer carries the light, and the figure moves once it is back in the dark', async ({
  insider: page,
}) => {
  await page.goto(PAGE);
  await waitForHydration(page);
  await expect(second(page)).toHaveCount(0);
  await expect(link(page)).toBeHidden();

  const figure = await middleOf(page.locator('.carried-light-figure'));
  await page.mouse.move(figure.x, figure.y);
  await expect(second(page)).toBeHidden();
  await page.mouse.move((page.viewportSize()?.width ?? 0) - 10, 60);
  await expect(second(page)).toBeVisible();
  await expect(announcement(page)).toBeEmpty();

  await page.mouse.move(figure.x, figure.y);
  await expect(announcement(page)).toHaveText('Somebody moved while it was dark.');
  await expect(link(page)).toHaveAttribute('href', '/moved');
});

test('arrow keys carry the light from place to place', async ({ insider: page }) => {
  await page.goto(PAGE);
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Left', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'On the path' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(second(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(announcement(page)).toHaveText('Somebody moved while it was dark.');
});

// Firefox can't emulate reduced motion over WebDriver BiDi.
test('with reduced motion, the visitor picks a spot, and the pointer does not carry the light @chromium', async ({
  insider: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await waitForHydration(page);
  const light = page.locator('.carried-light');
  const figure = await middleOf(page.locator('.carried-light-figure'));
  await page.mouse.move(figure.x, figure.y);
  await expect(light).not.toHaveAttribute('data-carried');
  await page.getByText('On the path').click();
  await expect(light).toHaveAttribute('data-carried');
});

test.describe('on a phone @chromium', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the light follows the finger, and the page still scrolls', async ({ insider: page, context }) => {
    await page.goto(PAGE);
    await waitForHydration(page);
    const { x, y } = await middleOf(page.locator('.carried-light-figure'));
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', { x, y: y + 40 });
    await touch('touchMove', { x, y: y + 20 });
    await touch('touchMove', { x, y });
    await expect(page.locator('.carried-light')).toHaveAttribute('data-carried');
    await touch('touchMove', { x, y: y - 60 });
    await touch('touchEnd');
    await expect(second(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});
