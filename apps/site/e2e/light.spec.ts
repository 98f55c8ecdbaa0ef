import type { Page } from '@playwright/test';
import { expect, waitForHydration, onlyInChromium, presetGatePassed, PHONE, test } from './test.ts';

/** Collects the names of the lamp pictures requested from now on. */
function recordLampRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/images\/([a-z-]+-light[a-z-]*)-\d+\./.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

const brightness = (page: Page, lamp: string) =>
  page.locator(lamp).evaluate((place) => Number(getComputedStyle(place).opacity));

test.describe('safelight of the gate', () => {
  test.use(PHONE);

  test('loads on first interaction with the form, in portrait on a phone, and lights up with the date', async ({
    page,
  }) => {
    const asked = recordLampRequests(page);
    await page.goto('/gate');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const date = page.getByLabel('Date of birth');
    await date.click();
    await expect(page.locator('.gate-lamp[data-lit]')).toHaveCount(1);
    expect(asked).toEqual(['darkroom-light-upright']);
    expect(await brightness(page, '.gate-lamp')).toBe(0);
    await date.fill('1990-03-27');
    await expect(page.locator('.gate-lamp')).toHaveCSS('opacity', '1');
    await date.fill('');
    await expect(page.locator('.gate-lamp')).toHaveCSS('opacity', '0');
  });
});

test(
  'the safelight gains a third with each part of the date',
  onlyInChromium('How a date is typed is a matter of the browser'),
  async ({ page }) => {
    await page.goto('/gate');
    await waitForHydration(page);
    const lamp = page.locator('.gate-lamp');
    await expect(async () => {
      await page.getByLabel('Date of birth').focus();
      await page.keyboard.press('Shift');
      await expect(lamp).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    const shares = [];
    // Works for either order of day and month.
    for (const part of ['03', '03', '1990']) {
      await page.keyboard.type(part);
      shares.push(await lamp.evaluate((place: HTMLElement) => Number(place.style.opacity)));
    }
    expect(shares.map((share) => Math.round(3 * share))).toEqual([1, 2, 3]);
  },
);

test.describe('door of careers', () => {
  test(
    'opens while scrolling',
    onlyInChromium('Firefox ties nothing to the depth yet'),
    async ({ insider: page }) => {
      const asked = recordLampRequests(page);
      await page.goto('/careers');
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await page.mouse.wheel(0, 200);
      await expect(page.locator('.careers-lamp[data-lit]')).toHaveCount(1);
      expect(await brightness(page, '.careers-lamp')).toBeGreaterThan(0);
      await page.mouse.wheel(0, 2000);
      await expect(page.locator('.careers-lamp')).toHaveCSS('opacity', '1');
    },
  );
});

test('the lighthouse lights up when the link is hovered', async ({ insider: page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const section = page.locator('.wishlist');
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('.wishlist-lamp[data-lit]')).toHaveCount(1);
  const lamp = section.locator('.wishlist-lamp');
  await expect(lamp).toHaveCSS('opacity', '0');
  await section.getByRole('link').hover();
  await expect(lamp).toHaveCSS('opacity', '1');
  await page.mouse.move(2, 2);
  await expect(lamp).toHaveCSS('opacity', '0');
});

test.describe('the lighthouse without a pointer', () => {
  test.use(PHONE);

  test(
    'lights up as it comes into view',
    onlyInChromium('Firefox knows no phone here'),
    async ({ insider: page }) => {
      await page.goto('/');
      await waitForHydration(page);
      const lamp = page.locator('.wishlist-lamp');
      const scrollBy = (screens: number) =>
        page.locator('.wishlist').evaluate((section, by) => {
          const { top } = section.getBoundingClientRect();
          scrollTo({ top: scrollY + top - innerHeight * by, behavior: 'instant' });
        }, screens);
      await scrollBy(1);
      await expect(page.locator('.wishlist-lamp[data-lit]')).toHaveCount(1);
      await expect(lamp).toHaveCSS('opacity', '0');
      await scrollBy(0.2);
      await expect(lamp).toHaveCSS('opacity', '1');
    },
  );

  test(
    'is simply lit with reduced motion',
    onlyInChromium('Firefox knows no phone here'),
    async ({ insider: page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await waitForHydration(page);
      await page.locator('.wishlist').scrollIntoViewIfNeeded();
      const lamp = page.locator('.wishlist-lamp[data-lit]');
      await expect(lamp).toBeVisible();
      await expect(lamp).toHaveCSS('opacity', '1');
      await expect(lamp).toHaveCSS('animation-name', 'none');
    },
  );
});

test('there are no lamps with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = recordLampRequests(page);
  await page.goto('/gate');
  await waitForHydration(page);
  await page.getByLabel('Date of birth').fill('1990-03-27');
  await page.waitForLoadState('networkidle');
  await presetGatePassed(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('.wishlist').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(page.locator('.lamp')).toHaveCount(0);
});

test('the room tone loads and plays on click, and stops on navigation', async ({
  insider: page,
  browserName,
}) => {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sounds/')) sounds.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
  const states = () =>
    page.evaluate(() =>
      (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state),
    );
  await page.goto('/games/fatal-unleashed-darkness');
  await waitForHydration(page);
  expect(sounds).toEqual([]);
  const listen = page.getByRole('button', { name: 'Listen to the room' });
  await listen.click();
  await expect(page.getByRole('button', { name: 'Stop the sound' })).toBeVisible();
  // Skips Firefox, which waits for an audio device that a test machine may lack.
  if (browserName !== 'firefox') await expect.poll(states).toEqual(['running']);
  await expect.poll(() => sounds.length).toBe(1);
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect.poll(states).toEqual(['closed']);
});
