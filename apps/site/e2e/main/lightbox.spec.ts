import type { Page } from '@playwright/test';
import { Gallery } from './pages/gallery.ts';
import { expect, passGate, test } from './test.ts';

const scroll = (visitor: Page) => visitor.evaluate(() => Math.round(window.scrollY));
const entries = (visitor: Page) => visitor.evaluate(() => window.history.length);

test.beforeEach(async ({ visitor }) => {
  await passGate(visitor);
});

test('Back closes the lightbox and returns to the same scroll position, with one history entry for all steps', async ({
  visitor,
}) => {
  const gallery = new Gallery(visitor);
  await visitor.goto('/');
  await gallery.open();
  await gallery.frame(1).scrollIntoViewIfNeeded();
  const [title, place, length] = [
    await visitor.evaluate(() => document.title),
    await scroll(visitor),
    await entries(visitor),
  ];

  await gallery.frame(1).click();
  await gallery.shows(1);
  await expect(visitor).toHaveURL(`${Gallery.path}#image-1`);
  expect(await scroll(visitor)).toBe(place);
  await visitor.keyboard.press('ArrowRight');
  await gallery.shows(2);
  await visitor.goBack();
  await expect(gallery.lightbox).toBeHidden();
  await expect(visitor).toHaveURL(Gallery.path);
  await expect(gallery.frame(2)).toBeFocused();
  expect(await scroll(visitor)).toBe(place);

  await gallery.frame(1).click();
  for (let steps = 0; steps < 5; steps += 1) await gallery.button('Next image').click();
  await gallery.shows(6);
  await expect(visitor).toHaveURL(`${Gallery.path}#image-6`);
  expect(await entries(visitor)).toBe(length + 1);
  await visitor.goBack();
  await expect(gallery.lightbox).toBeHidden();
  await expect(visitor).toHaveURL(Gallery.path);
  await expect(visitor).toHaveTitle(title);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toBeFocused();
  await expect(gallery.frame(6)).toBeFocused();
  await expect(gallery.frame(6)).toBeInViewport();
  expect(await scroll(visitor)).toBeGreaterThan(0);
  expect(await entries(visitor)).toBe(length + 1);

  await visitor.goBack();
  await expect(visitor).toHaveURL('/');
});

test('Forward reopens the lightbox without scrolling the page, and closing leaves no history entry', async ({
  visitor,
}) => {
  const gallery = new Gallery(visitor);
  await gallery.openFirst();
  const place = await scroll(visitor);
  await visitor.keyboard.press('Escape');
  await expect(gallery.lightbox).toBeHidden();
  await expect(visitor).toHaveURL(Gallery.path);
  await visitor.goForward();
  await gallery.shows(1);
  expect(await scroll(visitor)).toBe(place);
  await gallery.button('Close').click();
  await expect(gallery.lightbox).toBeHidden();
  await expect(visitor).toHaveURL(Gallery.path);
  await expect(gallery.frame(1)).toBeFocused();
  expect(await scroll(visitor)).toBe(place);
});

// Spec 2.6
test('a hash opens its picture, and closing stays on the page without a history entry', async ({
  visitor,
}) => {
  const gallery = new Gallery(visitor);
  await visitor.goto('/');
  await visitor.goto(`${Gallery.path}#image-7`);
  await gallery.shows(7);
  const length = await entries(visitor);
  await visitor.keyboard.press('Escape');
  await expect(gallery.lightbox).toBeHidden();
  await expect(visitor).toHaveURL(Gallery.path);
  await expect(gallery.frame(7)).toBeFocused();
  await expect(gallery.frame(7)).toBeInViewport();
  expect(await entries(visitor)).toBe(length);
  await visitor.goBack();
  await expect(visitor).toHaveURL('/');
});

test('follows a hash edited by hand', async ({ visitor }) => {
  const gallery = new Gallery(visitor);
  await gallery.open();
  await visitor.evaluate(() => {
    window.location.hash = '#image-3';
  });
  await gallery.shows(3);
  await visitor.evaluate(() => {
    window.location.hash = '#image-999';
  });
  await expect(gallery.lightbox).toBeHidden();
});

test('keyboard wraps around and stays inside, and each picture is announced once', async ({ visitor }) => {
  const gallery = new Gallery(visitor);
  await gallery.open();
  const alts = await gallery.alts();
  const total = alts.length;
  await gallery.frame(total).press('Enter');
  await gallery.shows(total);
  const status = gallery.lightbox.locator('> [role=status]');
  await expect(gallery.button('Close')).toBeFocused();
  await expect(status).toHaveText('');
  await status.evaluate((region) => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

  await visitor.keyboard.press('ArrowRight');
  await gallery.shows(1);
  await expect(gallery.lightbox.getByRole('img')).toHaveCount(1);
  await visitor.keyboard.press('ArrowLeft');
  await gallery.shows(total);
  const said = await visitor.evaluate(() => (window as unknown as { texts: string[] }).texts);
  expect(said).toEqual(
    [1, total].map((number) => `Image ${String(number)} of ${String(total)}, ${alts[number - 1] ?? ''}`),
  );

  for (let presses = 0; presses < 20; presses += 1) {
    await visitor.keyboard.press('Tab');
    expect(await visitor.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await visitor.keyboard.press('+');
  await expect(visitor.getByText('Zoom 150%')).toHaveCount(1);
  await visitor.keyboard.press('Escape');
  await expect(gallery.frame(total)).toBeFocused();
});

test('a swipe moves one step', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 390, height: 844 });
  const gallery = new Gallery(visitor);
  await gallery.openFirst();
  await gallery.swipe('left');
  await gallery.shows(2);
  await gallery.swipe('right');
  await gallery.shows(1);
});
