import { ENDPOINTS } from '@fatal/contracts';
import type { Page } from '@playwright/test';
import { expect, waitForHydration, presetGatePassed, test } from '../test.ts';
import { mockContent } from './content.ts';
import { FormOnPage } from './form.ts';

// Snapshots the accessibility tree of every kind of control in English and Japanese: names, roles and states.
// Update with `npm run journeys -- -g aria -u`, and review the diff like code.

interface State {
  path: string;
  /** Element to compare. */
  part: string;
  width?: number;
  /** Whether the visitor has not passed the gate yet. Default: `false`. */
  isOutside?: boolean;
  open?: (page: Page) => Promise<void>;
}

const submitEmpty = (selector: string, endpoint: string) => (page: Page) =>
  new FormOnPage(page, selector, endpoint).submitEmpty();

const openPanel = async (page: Page) => {
  await page.locator('#leads').click();
  await page.locator('.gloam-contact-panel-button').filter({ visible: true }).first().click();
};

const STATES: Record<string, State> = {
  header: { path: '/careers', part: 'header' },
  'games menu': {
    path: '/careers',
    part: '[role=menu]',
    open: (page) => page.locator('header button[aria-haspopup=menu]').first().press('Enter'),
  },
  'language menu': {
    path: '/careers',
    part: '[role=menu]:has([role=menuitemradio])',
    open: (page) => page.locator('header button[aria-haspopup=menu]').last().press('Enter'),
  },
  'mobile menu': {
    path: '/careers',
    width: 390,
    part: 'dialog:popover-open',
    open: (page) => page.locator('.gloam-mobile-menu-button').first().click(),
  },
  footer: { path: '/careers', part: 'footer' },
  gate: { path: '/gate', isOutside: true, width: 390, part: 'main' },
  'gate too young': {
    path: '/gate',
    isOutside: true,
    part: '.gloam-age-gate form',
    open: async (page) => {
      await page.locator('input[type=date]').fill('2020-02-28');
      await page.locator('.gloam-age-gate button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'role application with errors': {
    path: '/join-us/environment',
    part: '#apply form',
    open: submitEmpty('#apply', ENDPOINTS.applications),
  },
  'general application with errors': {
    path: '/careers',
    part: '#general-application form',
    open: submitEmpty('#general-application', ENDPOINTS.generalApplication),
  },
  'contact form with errors': {
    path: '/support',
    part: '#contact form',
    open: submitEmpty('#contact', ENDPOINTS.contact),
  },
  'festival form with errors': {
    path: '/events/mundos-digitales-2025',
    part: '#apply form',
    open: submitEmpty('#apply', '/api/event-applications'),
  },
  trailer: {
    path: '/',
    part: '.gloam-dialog',
    open: (page) => page.locator('main button[aria-haspopup=dialog]').first().click(),
  },
  'contact panel': { path: '/team', part: 'article', open: openPanel },
  'form to one person': {
    path: '/team',
    part: '[role=dialog]',
    open: async (page) => {
      await openPanel(page);
      await page.locator('.gloam-contact-panel-write').filter({ visible: true }).click();
    },
  },
  lightbox: {
    path: '/games/fatal-unleashed-darkness',
    part: 'dialog:popover-open',
    open: (page) => page.locator('#image-1').click(),
  },
  'not found': { path: '/404', part: 'main' },
};

// Expected on the 404 page: the browser logs its status.
test.use({ expectedNoise: { patterns: [/404 \(Not Found\)/] } });

for (const language of ['en', 'jp'])
  for (const [name, { path, part, width = 1440, isOutside = false, open }] of Object.entries(STATES))
    test(`aria snapshot: ${name} in ${language}`, async ({ page, context, product }) => {
      if (!isOutside) await presetGatePassed(page);
      await context.addCookies([{ name: 'language', value: language, url: product.url }]);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await mockContent(page);
      await page.goto(path);
      await waitForHydration(page);
      await open?.(page);
      await expect(page.locator(part).filter({ visible: true }).first()).toMatchAriaSnapshot({
        name: `${name.replaceAll(' ', '-')}-${language}.aria.yml`,
      });
    });
