import { LOCALES, type Locale } from '@fatal/contracts';
import type { Page } from '@playwright/test';
import { templates } from '../routes.ts';
import { watchShifts } from '../shifts.ts';
import { expect, hydrated, passedBefore, test } from '../test.ts';
import { expectAccessible } from '../violations.ts';
import { bringRules, findings, mislabelled } from './browser-rules.ts';

/** The longest words, and those without spaces. */
const LAID_OUT: readonly Locale[] = ['de', 'jp'];
const OTHERS = LOCALES.filter((locale) => !LAID_OUT.includes(locale));

const SHAPE = ['sidewaysOverflow', 'cutTexts', 'spilledTexts', 'overlaidTexts'] as const;

/** 1280 by 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 };
const DESK = { width: 1440, height: 900 };
/** A tablet where columns begin, a phone on its side, what most phones have upright, and where two columns are at their narrowest. */
const WIDTHS = [1024, 844, 390, 360];

/** WCAG 1.4.10, with the texts spaced as 1.4.12 has it, and 2.4.11 under bars that stick. */
async function expectRoom(page: Page, locale: Locale): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await nextFrame(page);
    expect(await findings(page, SHAPE), `${locale}: ${String(width)} px`).toEqual([]);
    // What has been seen is taken to be as wide when it is off the screen of a phone that is turned.
    if (width === 844) await seeAll(page);
  }
  await page.setViewportSize(ENLARGED);
  expect(await findings(page, ['hiddenFocus']), `${locale}: at 400 %`).toEqual([]);
  await findings(page, ['spaceTexts']);
  expect(await findings(page, SHAPE), `${locale}: spaced at 400 %`).toEqual([]);
  await page.setViewportSize(DESK);
  if (locale === 'de') expect(await findings(page, SHAPE), 'de: spaced').toEqual([]);
}

/** What is off the screen is known from the next frame on. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Each picture on screen for a frame, and back to the top. */
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
  // Focus that a script sets shows as after a key only when a key was the last thing pressed.
  await page.keyboard.press('Shift');
  const found = await findings(page, ['unmarkedFocus', 'statesByColourAlone', 'unseenShapes']);
  expect(found, 'in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

// The 404 page has its status.
test.use({ expectedNoise: { patterns: [/404 \(Not Found\)/] }, viewport: DESK });

for (const [index, path] of templates(1).entries()) {
  // What stands on a control and what it is called come from the same words: of the other languages one each, in turn.
  const locales = [...LAID_OUT, OTHERS[index % OTHERS.length] ?? 'en'];

  // Spec 3.8
  test(`${path} keeps WCAG 2.2 AA on a desk, called by what is written, enlarged, spaced, and in forced colours`, async ({
    page,
  }) => {
    test.slow();
    if (path !== '/gate') await passedBefore(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bringRules(page);
    const shifts = await watchShifts(page);
    const client = await page.context().newCDPSession(page);
    for (const locale of locales) {
      await page.goto(`${path}?lang=${locale}`);
      const isLaidOut = LAID_OUT.includes(locale);
      if (isLaidOut) await hydrated(page);
      if (locale === 'de') {
        await expectAccessible(page);
        expect(await shifts()).toEqual([]);
      }
      // Parts that come late take the place of others while names and elements are read.
      await expect.poll(() => mislabelled(page, client), { message: locale }).toEqual([]);
      if (locale === 'de') await expectForcedColours(page);
      if (isLaidOut) await expectRoom(page, locale);
    }
  });
}
