/* global document, requestIdleCallback, window -- these run in the page */
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, devices } from 'playwright';
import { chromiumLaunchOptions } from '../../chromium.mjs';

const CPU_SLOWDOWN = 4;

/** Nothing of Playwright's that looks for elements: it leaves listeners in the page, and they would be measured as well. */
const until = async (page, selector) => {
  do await delay(100);
  while (!(await page.evaluate((one) => document.querySelector(one) !== null, selector)));
};

/** The middle of the first or last element that `selector` finds. What is out of sight is scrolled to before. */
const placeOf = (page, selector, last = false) =>
  page.evaluate(
    ([one, isLast]) => {
      const found = [...document.querySelectorAll(one)].filter((element) => element.checkVisibility());
      const element = found.at(isLast ? -1 : 0);
      if (!element) throw new Error(`Nothing is found by ${one}.`);
      const middle = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      if (!element.contains(document.elementFromPoint(...middle())))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return middle();
    },
    [selector, last],
  );

/** A visitor has scrolled to what is tapped, and has looked at it: the tap is measured, not the way there. */
const tap =
  (selector, { last = false } = {}) =>
  async (page) => {
    await placeOf(page, selector, last);
    await settle(page);
    await page.touchscreen.tap(...(await placeOf(page, selector, last)));
  };
const click = (selector) => async (page) => page.mouse.click(...(await placeOf(page, selector)));
const press = (key) => (page) => page.keyboard.press(key);

/** What is done on a page, one after the other; each step is an input and what it shows. */
const TOURS = [
  {
    path: '/',
    steps: [
      {
        name: 'menu, open',
        act: tap('button[aria-label="Open the menu"]'),
        shows: ':is(dialog[open], dialog:popover-open)',
      },
      { name: 'menu, close', act: press('Escape') },
    ],
  },
  {
    path: '/',
    steps: [
      {
        name: 'trailer, open',
        act: tap('main .gloam-video-modal-button'),
        shows: ':is(dialog[open], dialog:popover-open, [role=dialog])',
      },
      { name: 'trailer, close', act: press('Escape') },
    ],
  },
  {
    path: '/team',
    steps: [
      {
        name: 'team, next section',
        act: tap('main button[aria-expanded=false][id]'),
      },
      {
        name: 'team, last section',
        act: tap('main button[aria-expanded=false][id]', { last: true }),
      },
    ],
  },
  {
    path: '/games/fatal-unleashed-darkness',
    steps: [
      {
        name: 'lightbox, open',
        act: tap('#image-1'),
        shows: ':is(dialog[open], dialog:popover-open, [role=dialog])',
      },
      { name: 'lightbox, next', act: press('ArrowRight') },
      { name: 'lightbox, close', act: press('Escape') },
    ],
  },
  {
    path: '/join-us/rigger',
    steps: [
      {
        name: 'form, empty submit',
        act: tap('#apply button[type=submit]'),
        shows: '#apply [aria-invalid=true]',
      },
    ],
  },
  {
    path: '/',
    wide: true,
    steps: [
      {
        name: 'language, menu',
        act: click('.gloam-navbar-row button[aria-label^=EN]'),
        shows: '[role=menu]',
      },
      {
        name: 'language, switch',
        act: click('[role=menuitemradio] [lang=es]'),
        shows: 'html[lang=es]',
      },
    ],
  },
];

/** Watches the Event Timing API: from each input to the paint after it. */
function watchEvents() {
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.slowest = Math.max(window.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Time for a late paint, and for its entry to be told. */
const settle = (page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 250), { timeout: 2000 })),
  );

async function tour(browser, address, { path, steps, wide = false }) {
  const device = wide ? devices['Desktop Chrome'] : devices['Pixel 7'];
  const context = await browser.newContext({ ...device, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('gatePassed', 'true'));
    await page.addInitScript(watchEvents);
    await page.goto(address + path);
    await until(page, 'html[data-hydrated]');
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const found = [];
    for (const { name, act, shows } of steps) {
      await page.evaluate(() => (window.slowest = 0));
      await act(page);
      if (shows) await until(page, shows);
      await settle(page);
      // The API tells of nothing below 16 ms.
      found.push([name, Math.max(16, await page.evaluate(() => window.slowest))]);
    }
    return found;
  } finally {
    await context.close();
  }
}

/** One round of every interaction with the processor slowed down: input to paint in ms, in steps of 8, by name. */
export async function runInteractions(address) {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const found = [];
    for (const one of TOURS) found.push(...(await tour(browser, address, one)));
    return Object.fromEntries(found);
  } finally {
    await browser.close();
  }
}
