import { ENDPOINTS } from '@fatal/contracts';
import type { Page } from '@playwright/test';
import { expect, hydrated } from '../test.ts';
import { article } from './content.ts';
import { FAILURE, FormOnPage, OK } from './form.ts';
import type { Hearing } from './hearing.ts';

/** A page of each template, or what stands around it, and the states that it can be brought to. */
export interface Subject {
  path: string;
  /** Before the gate. Default `false`: the visitor has passed it. */
  isOutside?: boolean;
  /** Default 1440. */
  width?: number;
  /** What shows that it is complete. */
  ready?: (page: Page) => Promise<void>;
  /** What is heard first, by what it is and its selector. Default: the page. */
  parts?: readonly (readonly [name: string, selector: string])[];
  /** Brings it to one state after the other. */
  states?: (hearing: Hearing, page: Page) => Promise<void>;
}

const THE_PAGE = [['the page', 'main']] as const;

async function walkForm(hearing: Hearing, form: FormOnPage): Promise<void> {
  const { page, root } = form;
  await form.submitEmpty();
  await hearing.note('the form is sent empty', form.selector);
  await form.fill();
  const fail = await form.send();
  await hearing.note('the form is filled, and on its way', form.selector);
  await page.clock.fastForward(10_001);
  await expect(root.locator('.gloam-form-progress button')).toBeVisible();
  await hearing.note('the answer takes long', form.selector);
  await fail(FAILURE);
  await expect(root.locator('.gloam-form-failure')).toBeVisible();
  await hearing.note('the server fails', form.selector);
  const succeed = await form.send();
  await succeed(OK);
  // The contact form stays, and says what the server says; the others give way to a confirmation, which has the focus.
  await expect(page.locator(`${form.selector}[data-sent], ${form.selector} h3:focus`)).toBeVisible();
  await hearing.note('the form has arrived', form.selector);
}

const opener = (page: Page, kind: string) => page.locator(`main button[aria-haspopup=${kind}]`).first();

export const SUBJECTS: Record<string, Subject> = {
  frame: {
    path: '/careers',
    parts: [
      ['above the page', 'header'],
      ['below the page', 'footer'],
    ],
    states: async (hearing, page) => {
      await page.keyboard.press('Tab');
      await hearing.note('the first stop of the keyboard', 'header');
      const menus = page.locator('header button[aria-haspopup=menu]');
      await menus.first().press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await hearing.note('the games are open', '[role=menu]');
      await page.keyboard.press('Escape');
      await menus.last().press('Enter');
      await expect(page.getByRole('menuitemradio').first()).toBeFocused();
      await hearing.note('the languages are open', '[role=menu]:has([role=menuitemradio])');
    },
  },
  'frame-phone': {
    path: '/careers',
    width: 390,
    parts: [['above the page', 'header']],
    states: async (hearing, page) => {
      await page.locator('.gloam-mobile-menu-button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await hearing.note('the menu is open', 'dialog:popover-open');
      await page.keyboard.press('Escape');
      await hearing.note('the menu is closed', 'header');
    },
  },
  'frame-game': {
    path: '/games/fatal-unleashed-darkness',
    parts: [['below the page', 'footer']],
  },
  gate: {
    path: '/gate',
    isOutside: true,
    width: 390,
    states: async (hearing, page) => {
      const gate = new FormOnPage(page, '.gloam-age-gate', ENDPOINTS.gateData);
      const date = page.locator('input[type=date]');
      await gate.submitEmpty();
      await hearing.note('nothing is given');
      await date.fill('2020-02-28');
      await gate.submit();
      await hearing.note('somebody is too young');
      await date.fill('1990-02-28');
      const fail = await gate.send();
      await hearing.note('the answer is on its way');
      await fail(FAILURE);
      await expect(page.getByRole('status')).not.toBeEmpty();
      await hearing.note('the server fails');
      await page.locator('.gloam-content-warning button').click();
      await hearing.note('the warning is closed');
      const enter = await gate.send();
      await enter(OK);
      await expect(page).toHaveURL('/');
      await hydrated(page);
    },
  },
  home: {
    path: '/',
    states: async (hearing, page) => {
      await opener(page, 'dialog').click();
      await expect(page.locator('video')).toBeVisible();
      await hearing.note('the trailer is open', '.gloam-dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await hearing.note('the trailer is closed');
      await page.locator('main a[href="/careers"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await hearing.note('a link leads to another page', 'h1');
    },
  },
  careers: {
    path: '/careers',
    states: async (hearing, page) => {
      await walkForm(hearing, new FormOnPage(page, '#general-application', ENDPOINTS.generalApplication));
    },
  },
  position: {
    path: '/join-us/environment',
    states: async (hearing, page) => {
      const form = new FormOnPage(page, '#apply', ENDPOINTS.applications);
      await walkForm(hearing, form);
      await page.reload();
      await hydrated(page);
      await form.fill();
      const refuse = await form.send();
      await refuse({
        status: 422,
        json: { message: 'no', errors: { email: ['unique'], motivation: ['too_long'] } },
      });
      await expect(form.root.locator('#apply-email')).toBeFocused();
      await hearing.note('the server refuses two fields', form.selector);
      await page.reload();
      await hydrated(page);
      await expect(form.root.locator('[data-offer]')).toBeVisible();
      await hearing.note('a draft is offered', form.selector);
      await form.root.locator('[data-offer] button').first().click();
      await expect(form.root.locator('[data-outcome]')).toBeVisible();
      await hearing.note('the draft is back', form.selector);
    },
  },
  team: {
    path: '/team',
    ready: (page) => expect(page.locator('main h2')).toHaveCount(3),
    states: async (hearing, page) => {
      await page.locator('#leads').click();
      await hearing.note('a section is open');
      const contact = page.locator('.gloam-contact-panel-button').filter({ visible: true }).first();
      await contact.click();
      await hearing.note('the ways to reach somebody are open');
      await page.locator('.gloam-contact-panel-write').filter({ visible: true }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
      await hearing.note('the form to somebody is open', '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await hearing.note('the form is closed');
      await page.keyboard.press('Escape');
      await hearing.note('they are closed');
      await page.locator('#agradecimientos').click();
      await hearing.note('those who have left are shown');
    },
  },
  news: {
    path: '/news',
    ready: (page) => expect(page.locator('main a[href^="/news/"]').first()).toHaveAttribute('href', article),
  },
  'news-article': { path: article },
  collaborations: { path: '/collaborations' },
  moved: {
    path: '/moved',
    ready: async (page) => {
      const rooms = await page.locator('.gloam-plate-pair').count();
      await expect(page.getByRole('grid')).toHaveCount(rooms);
    },
    states: async (hearing, page) => {
      const pair = page.locator('.gloam-plate-pair').first();
      await page.keyboard.press('Tab');
      await expect(pair.getByRole('grid')).toBeVisible();
      await pair.getByRole('gridcell').first().focus();
      await page.keyboard.press('t');
      await hearing.note('the other picture is shown', '.gloam-plate-pair');
      await page.keyboard.press('Enter');
      await hearing.note('a mark is not on the spot', '.gloam-plate-pair');
      await pair.getByRole('gridcell').nth(15).press('Enter');
      await hearing.note('a mark is on the spot', '.gloam-plate-pair');
    },
  },
  press: { path: '/press' },
  support: {
    path: '/support',
    states: async (hearing, page) => {
      await page.locator('#faq h3 button').first().click();
      await hearing.note('an answer is open');
      await page.locator('.gloam-accordion-copy-button').filter({ visible: true }).first().click();
      await expect(page.locator('#faq [role=status]').filter({ hasText: /./ })).toHaveCount(1);
      await hearing.note('its address is copied');
      const message = page.locator('#contact textarea');
      await message.fill('A long message. '.repeat(40));
      await page.clock.fastForward(1001);
      await hearing.note('the message is longer than advised', '#contact');
      await message.fill('');
      await page.clock.fastForward(1001);
      await walkForm(hearing, new FormOnPage(page, '#contact', ENDPOINTS.contact));
    },
  },
  game: {
    path: '/games/fatal-unleashed-darkness',
    states: async (hearing, page) => {
      await page.locator('#image-1').click();
      await expect(page.getByRole('figure')).toBeVisible();
      await hearing.note('the first picture is open', 'dialog:popover-open');
      await page.keyboard.press('ArrowRight');
      await hearing.note('a step on', 'dialog:popover-open');
      await page.keyboard.press('End');
      await hearing.note('the last picture', 'dialog:popover-open');
      await page.keyboard.press('+');
      await hearing.note('larger', 'dialog:popover-open');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await hearing.note('it is closed');
    },
  },
  festival: {
    path: '/events/mundos-digitales-2025',
    states: async (hearing, page) => {
      await walkForm(hearing, new FormOnPage(page, '#apply', '/api/event-applications'));
    },
  },
  'terms-of-use': { path: '/terms-of-use' },
  'privacy-policy': { path: '/privacy-policy' },
  'not-found': { path: '/404' },
};

/** Writes down a subject as it comes and, where they are wanted, its states. */
export async function listen(
  hearing: Hearing,
  { ready, parts = THE_PAGE, states }: Subject,
  withStates: boolean,
): Promise<void> {
  await ready?.(hearing.page);
  for (const [name, selector] of parts) await hearing.note(name, selector);
  if (withStates) await states?.(hearing, hearing.page);
}
