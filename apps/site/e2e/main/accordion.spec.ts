import type { Locator } from '@playwright/test';
import { expect, hydrated, passGate, test } from './test.ts';

/** Whether an element stands high on the screen, and below what covers the top of the page by the page's own account. */
const standsHigh = (spot: Locator) =>
  spot.evaluate((element) => {
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const { top } = element.getBoundingClientRect();
    // Engines scroll by whole pixels of the screen.
    return top > covered - 1 && top <= innerHeight / 2;
  });

const answer = 'remote, voluntary and unpaid, and that includes the leads';

test.beforeEach(async ({ visitor }) => {
  await passGate(visitor);
});

// Spec 2.6
test('an address opens its question, below the navbar and focused; so does the next one', async ({
  visitor,
}) => {
  await visitor.goto('/support#faq-3');
  await hydrated(visitor);
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
test('a section that is opened stands at the top, whatever closes above it', async ({ visitor }) => {
  await visitor.goto('/team#leads');
  await hydrated(visitor);
  const sound = visitor.locator('#sound');
  await sound.click();
  await expect(visitor.locator('#leads')).toHaveAttribute('aria-expanded', 'false');
  await expect(sound).toBeInViewport();
  await expect.poll(() => standsHigh(sound)).toBe(true);
});

// Spec 3.8
test('everything is open in print, and as it was after it', async ({ visitor }) => {
  await visitor.goto('/support');
  await hydrated(visitor);
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText(answer)).toBeVisible();
  await visitor.emulateMedia({ media: null });
  await expect(visitor.getByText(answer)).toBeHidden();
  await expect(visitor.locator('#faq-3')).toHaveAttribute('aria-expanded', 'false');
});
