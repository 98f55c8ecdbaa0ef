import { ENDPOINTS } from '@fatal/contracts';
import type { Page } from '@playwright/test';
import { expect, waitForHydration, presetGatePassed, test } from '../test.ts';
import { recordAnnouncements } from './announcements.ts';
import { FAILURE, FormOnPage, OK } from './form.ts';

// Checks that screen readers announce each kind of live message exactly once.

/** Returns the announcements since the last call. */
const announced = (page: Page) => page.evaluate(() => window.announced.splice(0));

test.use({ expectedNoise: { patterns: [/Failed to load resource/, /was answered with 500/] } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(recordAnnouncements);
  await page.clock.install();
});

async function open(page: Page, path: string): Promise<void> {
  if (path !== '/gate') await presetGatePassed(page);
  await page.goto(path);
  await waitForHydration(page);
  await announced(page);
}

test('a form announces errors, sending, a slow response, failure and success', async ({ page }) => {
  await open(page, '/support');
  const form = new FormOnPage(page, '#contact', ENDPOINTS.contact);
  await form.submitEmpty();
  expect(await announced(page)).toEqual([
    'alert "5 fields need attention First name Surname Email Reason Message"',
  ]);
  await form.fill();
  const fail = await form.send();
  expect(await announced(page)).toEqual(['status "Sending…"']);
  await page.clock.fastForward(10_001);
  await expect(form.root.locator('.gloam-form-progress button')).toBeVisible();
  expect(await announced(page)).toEqual(['status "Still sending. Your connection or our server is slow."']);
  await fail(FAILURE);
  await expect(form.root.locator('.gloam-form-failure')).toBeVisible();
  expect(await announced(page)).toEqual(['alert "Error sending message. Please try again later."']);
  const succeed = await form.send();
  await succeed(OK);
  await expect(page.locator('#contact[data-sent]')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('ok');
});

test('the gate announces errors and a failed request', async ({ page }) => {
  await open(page, '/gate');
  const gate = new FormOnPage(page, '.gloam-age-gate', ENDPOINTS.gateData);
  await gate.submitEmpty();
  expect(await announced(page)).toEqual(['alert "Please enter your date of birth."']);
  await page.locator('input[type=date]').fill('1990-02-28');
  const fail = await gate.send();
  await fail(FAILURE);
  await expect(page.getByRole('status')).not.toBeEmpty();
  expect(await announced(page)).toContain('status "We couldn’t let you in just now. Please try again."');
});

test('a long message and a copied address are announced', async ({ page }) => {
  await open(page, '/support');
  await page.locator('#contact textarea').fill('A long message. '.repeat(40));
  await page.clock.fastForward(1001);
  expect(await announced(page)).toEqual(['status "640 of 500. Longer is fine: we’ll get all of it."']);
  await page.locator('#faq h3 button').first().click();
  await page.locator('.gloam-accordion-copy-button').filter({ visible: true }).first().click();
  await expect(page.locator('#faq [role=status]').filter({ hasText: /./ })).toHaveCount(1);
  expect(await announced(page)).toHaveLength(1);
});

test('the lightbox announces each picture and the zoom', async ({ page }) => {
  await open(page, '/games/fatal-unleashed-darkness');
  await page.locator('#image-1').click();
  await expect(page.getByRole('figure')).toBeVisible();
  await announced(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => announced(page)).toEqual([expect.stringMatching(/^status "Image 2 of \d+, /)]);
  await page.keyboard.press('+');
  await expect.poll(() => announced(page)).toEqual(['status "Zoom 150%"']);
});

test('a page announces itself by its focused heading', async ({ page }) => {
  await open(page, '/');
  await page.locator('main a[href="/careers"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Careers · Fatal');
});
