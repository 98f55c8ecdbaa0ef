// A browser's translator puts elements of its own in place of every text. Every page goes on, whatever comes, goes or changes.
import type { Page } from '@playwright/test';
import { staleTexts, translatePage } from '../../../tools/translate-page.ts';
import { keepContent } from './hears/content.ts';
import type { Hearing } from './hears/hearing.ts';
import { listen, SUBJECTS } from './hears/subjects.ts';
import { templates } from './routes.ts';
import { expect, hydrated, passedBefore, test } from './test.ts';

// The 404 page has its status, and forms are answered with failures.
const FAILURES = [/Failed to load resource/, /was answered with/];
/** React finds other words than it expects, and draws the page anew. */
const OTHER_WORDS = /React error #418|Hydration failed/;

/** Fails for a text that has changed, and is shown as it was before. */
const expectNewWords = async (page: Page) => {
  expect(await page.evaluate(staleTexts)).toEqual([]);
};

async function switchLanguage(page: Page): Promise<void> {
  const languages = page.locator('header button[aria-haspopup=menu]:visible').last();
  if ((await languages.count()) === 0) return;
  await languages.click();
  await page.getByRole('menuitemradio').last().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expectNewWords(page);
}

test.describe('once it listens', () => {
  test.use({ expectedNoise: { patterns: FAILURES } });

  for (const [name, subject] of Object.entries(SUBJECTS)) {
    test(`${name} goes on when it is translated`, async ({ page }) => {
      if (!subject.isOutside) await passedBefore(page);
      await page.clock.install();
      await page.setViewportSize({ width: subject.width ?? 1440, height: 900 });
      await keepContent(page);
      await page.goto(subject.path);
      await hydrated(page);
      await page.evaluate(translatePage, false);
      await listen({ page, note: () => expectNewWords(page) } as unknown as Hearing, subject, true);
    });
  }
});

test.describe('before it listens', () => {
  test.use({ expectedNoise: { patterns: [...FAILURES, OTHER_WORDS] } });

  for (const path of templates(1)) {
    test(`${path} goes on when it is translated`, async ({ page }) => {
      if (path !== '/gate') await passedBefore(page);
      await page.addInitScript(translatePage, true);
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('h1 font').first()).toBeVisible();
      await switchLanguage(page);
    });
  }
});
