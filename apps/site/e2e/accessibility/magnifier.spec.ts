import { ENDPOINTS } from '@fatal/contracts';
import { expect, waitForHydration, test } from '../test.ts';
import { injectRules, findings } from './browser-rules.ts';
import { FormOnPage } from './form.ts';

test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % zoom, open menus and invalid fields are in view', async ({ insider: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await injectRules(page);
  await page.goto('/join-us/environment');
  await waitForHydration(page);
  await page.locator('.gloam-mobile-menu-button').first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page, ['hiddenFocus', 'sidewaysOverflow', 'cutTexts'])).toEqual([]);
  await page.keyboard.press('Escape');

  const form = new FormOnPage(page, '#apply', ENDPOINTS.applications);
  await form.submitEmpty();
  await expect(form.root.locator('[aria-invalid=true]').first()).toBeFocused();
  expect(await findings(page, ['unseenFocus'])).toEqual([]);
  await form.root.getByRole('alert').getByRole('link').last().press('Enter');
  await expect(form.root.locator('[aria-invalid=true]').last()).toBeFocused();
  expect(await findings(page, ['unseenFocus'])).toEqual([]);
});
