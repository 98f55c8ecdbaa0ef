import { setTimeout as delay } from 'node:timers/promises';
import { chromium, devices, type Browser, type Page } from 'playwright';
import { launchOptionsOf } from '../../browsers.mjs';
import { runPassing } from './passing.ts';
import type { Run } from './report.ts';

declare global {
  interface Window {
    /** Milliseconds from the slowest input to the paint after it. */
    slowest: number;
  }
}

const CPU_SLOWDOWN = 4;

/** Nothing of Playwright's that looks for elements: it leaves listeners in the page, and they would be measured as well. */
const until = async (page: Page, selector: string) => {
  do await delay(100);
  while (!(await page.evaluate((one) => document.querySelector(one) !== null, selector)));
};

/** The middle of the first or last element that `selector` finds. What is out of sight is scrolled to before. */
const placeOf = (page: Page, selector: string, last = false): Promise<[x: number, y: number]> =>
  page.evaluate(
    ([one, isLast]) => {
      const found = [...document.querySelectorAll(one)].filter((element) => element.checkVisibility());
      const element = found.at(isLast ? -1 : 0);
      if (!element) throw new Error(`Nothing is found by ${one}.`);
      const middle = (): [number, number] => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      if (!element.contains(document.elementFromPoint(...middle())))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return middle();
    },
    [selector, last] as const,
  );

type Act = (page: Page) => Promise<void>;

/** A visitor has scrolled to what is tapped, and has looked at it: the tap is measured, not the way there. */
const tap =
  (selector: string, { last = false } = {}): Act =>
  async (page) => {
    await placeOf(page, selector, last);
    await settle(page);
    await page.touchscreen.tap(...(await placeOf(page, selector, last)));
  };
const click =
  (selector: string): Act =>
  async (page) =>
    page.mouse.click(...(await placeOf(page, selector)));
const press =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key);

interface Tour {
  path: string;
  /** On a wide screen, with a mouse. */
  wide?: boolean;
  steps: readonly { name: string; act: Act; shows?: string }[];
}

/** What is done on a page, one after the other; each step is an input and what it shows. */
const TOURS: readonly Tour[] = [
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
function watchEvents(): void {
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) window.slowest = Math.max(window.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Time for a late paint, and for its entry to be told. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 250), { timeout: 2000 })),
  );

async function tour(
  browser: Browser,
  address: string,
  { path, steps, wide = false }: Tour,
): Promise<[name: string, milliseconds: number][]> {
  const device = wide ? devices['Desktop Chrome'] : devices['Pixel 7'];
  const context = await browser.newContext({ ...device, locale: 'en-GB' });
  await context.addCookies([{ name: 'gatePassed', value: 'true', url: address }]);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('gatePassed', 'true'));
    await page.addInitScript(watchEvents);
    await page.goto(address + path);
    await until(page, 'html[data-hydrated]');
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const found: [string, number][] = [];
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
export async function runInteractions(address: string): Promise<Run> {
  const browser = await chromium.launch(launchOptionsOf('chromium'));
  try {
    const found: [string, number][] = [];
    for (const one of TOURS) found.push(...(await tour(browser, address, one)));
    found.push(['gate, answer to home', await runPassing(browser, address, CPU_SLOWDOWN)]);
    return Object.fromEntries(found);
  } finally {
    await browser.close();
  }
}
