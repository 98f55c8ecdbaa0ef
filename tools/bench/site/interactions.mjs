/* global requestIdleCallback, window -- these run in the page */
import { chromium, devices } from 'playwright';
import { chromiumLaunchOptions } from '../../chromium.mjs';

const CPU_SLOWDOWN = 4;

/**
 * A visitor has scrolled to what is tapped, and has looked at it: the tap is measured, not the way there. Not by
 * `target.tap()`, which adds listeners of its own to the page and measures those as well.
 */
const tap = (find) => async (page) => {
  const target = find(page);
  await target.scrollIntoViewIfNeeded();
  await settle(page);
  const { x, y, width, height } = await target.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
};
const press = (key) => (page) => page.keyboard.press(key);

/** What is done on a page, one after the other; each step is an input and what to wait for after it. */
const TOURS = [
  {
    path: '/',
    steps: [
      {
        name: 'menu, open',
        act: tap((page) => page.getByRole('button', { name: 'Open the menu' })),
        until: ':is(dialog[open], dialog:popover-open)',
      },
      { name: 'menu, close', act: press('Escape') },
    ],
  },
  {
    path: '/',
    steps: [
      {
        name: 'trailer, open',
        act: tap((page) => page.getByRole('button', { name: 'Play video: Teaser' }).first()),
        until: ':is(dialog[open], dialog:popover-open, [role=dialog])',
      },
      { name: 'trailer, close', act: press('Escape') },
    ],
  },
  {
    path: '/team',
    steps: [
      {
        name: 'team, next section',
        act: tap((page) => page.locator('main button[aria-expanded=false][id]').first()),
      },
      {
        name: 'team, last section',
        act: tap((page) => page.locator('main button[aria-expanded=false][id]').last()),
      },
    ],
  },
  {
    path: '/games/fatal-unleashed-darkness',
    steps: [
      {
        name: 'lightbox, open',
        act: tap((page) => page.locator('#image-1')),
        until: ':is(dialog[open], dialog:popover-open, [role=dialog])',
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
        act: tap((page) => page.locator('#apply button[type=submit]')),
        until: '#apply [aria-invalid=true]',
      },
    ],
  },
  {
    path: '/',
    wide: true,
    steps: [
      {
        name: 'language, menu',
        act: (page) => page.getByRole('button', { name: /EN, choose/ }).click(),
        until: '[role=menu]',
      },
      {
        name: 'language, switch',
        act: (page) => page.getByRole('menuitemradio', { name: 'Español' }).click(),
        until: 'html[lang=es]',
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
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const found = [];
    for (const { name, act, until } of steps) {
      await page.evaluate(() => (window.slowest = 0));
      await act(page);
      if (until) await page.locator(until).first().waitFor({ state: 'attached' });
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
