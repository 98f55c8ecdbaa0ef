import type { Locator } from '@playwright/test';
import { expect, waitForHydration, passGate, test } from './test.ts';

/** Whether an element is in the upper half of the screen, below whatever covers the top of the page. */
const standsHigh = (spot: Locator) =>
  spot.evaluate((element) => {
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const { top } = element.getBoundingClientRect();
    // Allows one pixel, because browsers scroll by whole device pixels.
    return top > covered - 1 && top <= innerHeight / 2;
  });

const answer = 'remote, voluntary and unpaid, and that includes the leads';

test.beforeEach(async ({ visitor }) => {
  await passGate(visitor);
});

// Spec 2.6
test('a hash opens its question, focused and below the navbar, and so does the next one', async ({
  visitor,
}) => {
  await visitor.goto('/support#faq-3');
  await waitForHydration(visitor);
  const third = visitor.locator('#faq-3');
  await expect(third).toBeFocused();
  await expect(third).toHaveAttribute('aria-expanded', 'true');
  await expect(visitor.getByText(answer)).toBeVisible();
  expect(await standsHigh(third)).toBe(true);

  await visitor.evaluate(() => {
    location.hash = '#faq-7';
  });
  await expect(visitor.locator('#faq-7')).toBeFocused();
  await expect(visitor.locator('#faq [aria-expanded=true]')).toHaveCount(2);
});

// Spec 8.2
test('an opened section scrolls to the top, even if one above it closes', async ({ visitor }) => {
  await visitor.goto('/team#leads');
  await waitForHydration(visitor);
  const sound = visitor.locator('#sound');
  await sound.click();
  await expect(visitor.locator('#leads')).toHaveAttribute('aria-expanded', 'false');
  await expect(sound).toBeInViewport();
  await expect.poll(() => standsHigh(sound)).toBe(true);
});

// Spec 3.8
test('all answers are open in print, and closed again afterwards', async ({ visitor }) => {
  await visitor.goto('/support');
  await waitForHydration(visitor);
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText(answer)).toBeVisible();
  await visitor.emulateMedia({ media: null });
  await expect(visitor.getByText(answer)).toBeHidden();
  await expect(visitor.locator('#faq-3')).toHaveAttribute('aria-expanded', 'false');
});
