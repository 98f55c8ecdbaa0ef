import { LOCALES, type Locale } from '@fatal/contracts';
import type { Page } from '@playwright/test';
import { templates } from '../routes.ts';
import { expect, hydrated, passedBefore, test } from '../test.ts';
import { bringRules, findings, mislabelled } from './browser-rules.ts';

/** The longest words, and those without spaces. */
const LAID_OUT: readonly Locale[] = ['de', 'jp'];
const OTHERS = LOCALES.filter((locale) => !LAID_OUT.includes(locale));

const SHAPE = ['sidewaysOverflow', 'cutTexts', 'spilledTexts', 'overlaidTexts'] as const;

/** 1280 by 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 };
const DESK = { width: 1440, height: 900 };
/** What most phones have, and where two columns are at their narrowest. */
const PHONES = [390, 360].map((width) => ({ width, height: 800 }));

/** WCAG 1.4.10, with the texts spaced as 1.4.12 has it, and 2.4.11 under bars that stick. */
async function expectRoom(page: Page, locale: Locale): Promise<void> {
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    expect(await findings(page, SHAPE), `${locale}: ${String(phone.width)} px`).toEqual([]);
  }
  await page.setViewportSize(ENLARGED);
  expect(await findings(page, ['hiddenFocus']), `${locale}: at 400 %`).toEqual([]);
  await findings(page, ['spaceTexts']);
  expect(await findings(page, SHAPE), `${locale}: spaced at 400 %`).toEqual([]);
  await page.setViewportSize(DESK);
  if (locale === 'de') expect(await findings(page, SHAPE), 'de: spaced').toEqual([]);
}

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

  test(`${path} can be called by what is written, enlarged, spaced, and seen in forced colours`, async ({
    page,
  }) => {
    test.slow();
    if (path !== '/gate') await passedBefore(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bringRules(page);
    const client = await page.context().newCDPSession(page);
    for (const locale of locales) {
      await page.goto(`${path}?lang=${locale}`);
      const isLaidOut = LAID_OUT.includes(locale);
      if (isLaidOut) await hydrated(page);
      // Parts that come late take the place of others while names and elements are read.
      await expect.poll(() => mislabelled(page, client), { message: locale }).toEqual([]);
      if (locale === 'de') await expectForcedColours(page);
      if (isLaidOut) await expectRoom(page, locale);
    }
  });
}
