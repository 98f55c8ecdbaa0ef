import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { DISABLED_FEATURES } from './browsers.mjs';

// A second switch takes the place of the first, in which Playwright turns off what phones home or asks for leave.
test('what Playwright turns off in Chromium stays off', async () => {
  // The message of a program that is no browser has the command that started it.
  const failed = await chromium.launch({ executablePath: process.execPath }).then(() => '', String);
  const theirs = /--disable-features=([\w,]+)/.exec(failed)?.[1]?.split(',') ?? [];
  expect(theirs).toContain('AimEnabled');
  // What is Edge's alone begins with its maker's letters.
  expect(theirs.filter((name) => !name.startsWith('ms') && !DISABLED_FEATURES.includes(name))).toEqual([]);
});
