import type { Page } from '@playwright/test';
import { allPositions } from './routes.ts';
import { expect, waitForHydration, test } from './test.ts';
import { expectAccessible } from './violations.ts';

const [position = ''] = allPositions();

/** States with something open over or in a page. */
const STATES: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  'a menu of the navbar': {
    path: '/careers',
    open: async (page) => {
      const games = page.getByRole('button', { name: 'Games' });
      await ((await games.isVisible()) ? games : page.getByRole('button', { name: 'Open the menu' })).click();
      await expect(
        page.getByRole('link', { name: 'Fatal: Unleashed Darkness' }).or(page.getByRole('menu')).first(),
      ).toBeVisible();
    },
  },
  'the trailer': {
    path: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'Play video: Teaser' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'a picture of the gallery': {
    path: '/games/fatal-unleashed-darkness#image-3',
    open: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'the answers': {
    path: '/support',
    open: async (page) => {
      for (const question of await page.locator('#faq h3 button').all()) await question.click();
      await expect(page.locator('#faq h3 button[aria-expanded=false]')).toHaveCount(0);
    },
  },
  'the last section of the team': {
    path: '/team#agradecimientos',
    open: (page) => expect(page.locator('.team-thanks li').last()).toBeVisible(),
  },
  'the contact panel of a person': {
    path: '/team',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Contact / })
        .first()
        .click();
      await expect(page.locator('article a[href^="mailto:"]').filter({ visible: true })).toBeVisible();
    },
  },
  'the form to one person': {
    path: '/team',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Contact / })
        .first()
        .click();
      await page.locator('.gloam-contact-panel-write').filter({ visible: true }).click();
      await page.getByRole('dialog').locator('[type=submit]').click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  'the errors of a form': {
    path: `${position}#apply`,
    open: async (page) => {
      await page.locator('#apply button[type=submit]').click();
      await expect(page.locator('#apply').getByRole('alert')).toBeVisible();
    },
  },
};

for (const [name, { path, open }] of Object.entries(STATES)) {
  for (const width of [390, 1440]) {
    test(`${name} meets WCAG 2.2 AA while open at ${String(width)} px`, async ({ insider: page }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await waitForHydration(page);
      await open(page);
      await expectAccessible(page);
    });
  }
}
