import { LOCALES, type Locale } from '@fatal/contracts';
import type { Page } from '@playwright/test';
import { templates } from '../routes.ts';
import { watchShifts } from '../shifts.ts';
import { expect, waitForHydration, presetGatePassed, test } from '../test.ts';
import { expectAccessible } from '../violations.ts';
import { injectRules, findings, mislabelled } from './browser-rules.ts';

/** Languages with the longest words and without spaces. */
const LAID_OUT: readonly Locale[] = ['de', 'jp'];
const OTHERS = LOCALES.filter((locale) => !LAID_OUT.includes(locale));

const SHAPE = ['sidewaysOverflow', 'cutTexts', 'spilledTexts', 'overlaidTexts'] as const;

/** 1280 by 1024 at 400 % zoom. */
const ENLARGED = { width: 320, height: 256 };
const DESK = { width: 1440, height: 900 };
/** Widths of a tablet where columns begin, a phone in landscape, most phones in portrait, and the narrowest two-column layout. */
const WIDTHS = [1024, 844, 390, 360];

/** Checks reflow (WCAG 1.4.10), also with text spacing (1.4.12), and focus under sticky bars (2.4.11). */
async function expectReflow(page: Page, locale: Locale): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await nextFrame(page);
    expect(await findings(page, SHAPE), `${locale}: ${String(width)} px`).toEqual([]);
    // Renders all pictures once, because off-screen content keeps its last width after a phone is rotated.
    if (width === 844) await seeAll(page);
  }
  await page.setViewportSize(ENLARGED);
  expect(await findings(page, ['hiddenFocus']), `${locale}: at 400 %`).toEqual([]);
  await findings(page, ['spaceTexts']);
  expect(await findings(page, SHAPE), `${locale}: spaced at 400 %`).toEqual([]);
  await page.setViewportSize(DESK);
  if (locale === 'de') expect(await findings(page, SHAPE), 'de: spaced').toEqual([]);
}

/** Waits until the browser has updated content-visibility, which takes a frame. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Scrolls each picture into view for a frame, then back to the top. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.querySelectorAll('picture')) {
      picture.scrollIntoView({ behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  // Presses a key first, because scripted focus counts as :focus-visible only after keyboard input.
  await page.keyboard.press('Shift');
  const found = await findings(page, ['unmarkedFocus', 'statesByColourAlone', 'unseenShapes']);
  expect(found, 'in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

// Expected on the 404 page: the browser logs its status.
test.use({ expectedNoise: { patterns: [/404 \(Not Found\)/] }, viewport: DESK });

for (const [index, path] of templates(1).entries()) {
  // Tests one of the other languages per page, in rotation: labels and names come from the same messages.
  const locales = [...LAID_OUT, OTHERS[index % OTHERS.length] ?? 'en'];

  // Spec 3.8
  test(`${path} meets WCAG 2.2 AA on a desktop: label in name, zoom, text spacing and forced colours`, async ({
    page,
  }) => {
    test.slow();
    if (path !== '/gate') await presetGatePassed(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await injectRules(page);
    const shifts = await watchShifts(page);
    const client = await page.context().newCDPSession(page);
    for (const locale of locales) {
      await page.goto(`${path}?lang=${locale}`);
      const isLaidOut = LAID_OUT.includes(locale);
      if (isLaidOut) await waitForHydration(page);
      if (locale === 'de') {
        await expectAccessible(page);
        expect(await shifts()).toEqual([]);
      }
      // Polls, because lazy content may replace elements while names are collected.
      await expect.poll(() => mislabelled(page, client), { message: locale }).toEqual([]);
      if (locale === 'de') await expectForcedColours(page);
      if (isLaidOut) await expectReflow(page, locale);
    }
  });
}
