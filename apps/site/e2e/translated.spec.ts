// Simulates browser translation, which replaces every text node with elements. Every page must keep working.
import { ENDPOINTS } from '@fatal/contracts';
import type { Page } from '@playwright/test';
import { staleTexts, translatePage } from '../../../tools/translate-page.ts';
import { mockContent } from './accessibility/content.ts';
import { FAILURE, FormOnPage, OK } from './accessibility/form.ts';
import { templates } from './routes.ts';
import { expect, waitForHydration, presetGatePassed, test } from './test.ts';

// Expected: the 404 page's status, and form requests that fail on purpose.
const FAILURES = [/Failed to load resource/, /was answered with/];
/** Expected: React finds other text than the server sent, and renders the page again. */
const OTHER_WORDS = /React error #418|Hydration failed/;

/** Fails if React has changed a text while the page still shows the old one. */
const expectNewWords = async (page: Page) => {
  expect(await page.evaluate(staleTexts)).toEqual([]);
};

async function useForm(form: FormOnPage): Promise<void> {
  const { page, root } = form;
  await form.submitEmpty();
  await form.fill();
  const fail = await form.send();
  await page.clock.fastForward(10_001);
  await expect(root.locator('.gloam-form-progress button')).toBeVisible();
  await expectNewWords(page);
  await fail(FAILURE);
  await expect(root.locator('.gloam-form-failure')).toBeVisible();
  await expectNewWords(page);
  const succeed = await form.send();
  await succeed(OK);
  await expect(page.locator(`${form.selector}[data-sent], ${form.selector} h3:focus`)).toBeVisible();
}

/** Interactions on a page, by its path. */
const WALKS: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await page.locator('main button[aria-haspopup=dialog]').first().click();
    await expect(page.locator('video')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.locator('main a[href="/careers"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
  '/careers': (page) => useForm(new FormOnPage(page, '#general-application', ENDPOINTS.generalApplication)),
  '/join-us/environment': async (page) => {
    const form = new FormOnPage(page, '#apply', ENDPOINTS.applications);
    await useForm(form);
    await page.reload();
    await waitForHydration(page);
    await page.evaluate(translatePage, false);
    await form.fill();
    const refuse = await form.send();
    await refuse({
      status: 422,
      json: { message: 'no', errors: { email: ['unique'], motivation: ['too_long'] } },
    });
    await expect(form.root.locator('#apply-email')).toBeFocused();
  },
  '/team': async (page) => {
    await page.locator('#leads').click();
    await page.locator('.gloam-contact-panel-button').filter({ visible: true }).first().click();
    await page.locator('.gloam-contact-panel-write').filter({ visible: true }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.locator('#agradecimientos').click();
  },
  '/moved': async (page) => {
    const pair = page.locator('.gloam-plate-pair').first();
    await page.keyboard.press('Tab');
    await expect(pair.getByRole('grid')).toBeVisible();
    await pair.getByRole('gridcell').first().focus();
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await pair.getByRole('gridcell').nth(15).press('Enter');
  },
  '/support': async (page) => {
    await page.locator('#faq h3 button').first().click();
    await page.locator('.gloam-accordion-copy-button').filter({ visible: true }).first().click();
    await expect(page.locator('#faq [role=status]').filter({ hasText: /./ })).toHaveCount(1);
    await page.locator('#faq h3 button').nth(1).click();
    const message = page.locator('#contact textarea');
    await message.fill('A long message. '.repeat(40));
    await page.clock.fastForward(1001);
    await message.fill('');
    await page.clock.fastForward(1001);
    await useForm(new FormOnPage(page, '#contact', ENDPOINTS.contact));
  },
  '/games/fatal-unleashed-darkness': async (page) => {
    await page.locator('#image-1').click();
    await expect(page.getByRole('figure')).toBeVisible();
    for (const key of ['ArrowRight', 'End', '+']) await page.keyboard.press(key);
    await expectNewWords(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  '/events/mundos-digitales-2025': (page) =>
    useForm(new FormOnPage(page, '#apply', '/api/event-applications')),
};

async function translate(page: Page, path: string, width = 1440): Promise<void> {
  await page.clock.install();
  await page.setViewportSize({ width, height: 900 });
  await mockContent(page);
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(translatePage, false);
}

async function switchLanguage(page: Page): Promise<void> {
  const languages = page.locator('header button[aria-haspopup=menu]:visible').last();
  if ((await languages.count()) === 0) return;
  await languages.click();
  await page.getByRole('menuitemradio').last().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expectNewWords(page);
}

test.describe('translated after hydration', () => {
  test.use({ expectedNoise: { patterns: FAILURES } });

  for (const [path, walk] of Object.entries(WALKS))
    test(`${path} works in every state`, async ({ page }) => {
      await presetGatePassed(page);
      await translate(page, path);
      await walk(page);
      await expectNewWords(page);
    });

  test('the gate works in every state', async ({ page }) => {
    await translate(page, '/gate', 390);
    const gate = new FormOnPage(page, '.gloam-age-gate', ENDPOINTS.gateData);
    const date = page.locator('input[type=date]');
    await gate.submitEmpty();
    await date.fill('2020-02-28');
    await gate.submit();
    await expectNewWords(page);
    await date.fill('1990-02-28');
    const fail = await gate.send();
    await fail(FAILURE);
    await expect(page.getByRole('status')).not.toBeEmpty();
    await page.locator('.gloam-content-warning button').click();
    await expectNewWords(page);
    const enter = await gate.send();
    await enter(OK);
    await expect(page).toHaveURL('/');
  });
});

test.describe('translated before hydration', () => {
  test.use({ expectedNoise: { patterns: [...FAILURES, OTHER_WORDS] } });

  for (const path of templates(1))
    test(`${path} changes its language`, async ({ page }) => {
      if (path !== '/gate') await presetGatePassed(page);
      await page.addInitScript(translatePage, true);
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.locator('h1 font').first()).toBeVisible();
      await switchLanguage(page);
    });
});
