import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { DISABLED_FEATURES, launchOptionsOf } from './browsers.mjs';

// A second switch takes the place of the first, in which Playwright turns off what phones home or asks for leave.
test('what Playwright turns off in Chromium stays off', async () => {
  // The message of a program that is no browser has the command that started it.
  const failed = await chromium.launch({ executablePath: process.execPath }).then(() => '', String);
  const theirs = /--disable-features=([\w,]+)/.exec(failed)?.[1]?.split(',') ?? [];
  expect(theirs).toContain('AimEnabled');
  // What is Edge's alone begins with its maker's letters.
  expect(theirs.filter((name) => !name.startsWith('ms') && !DISABLED_FEATURES.includes(name))).toEqual([]);
});

// It draws letters otherwise, has a mouse in the corner that wakes a page, and keeps none for Back.
test('where the system has no Chromium, Playwright’s own is not its shell', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-browsers-'));
  const { channel } = launchOptionsOf('chromium', 'playwright');
  const launch = `require('playwright-core').chromium.launch(${JSON.stringify({ channel })}).catch((error) => console.log(error.message))`;
  try {
    const said = execFileSync(process.execPath, ['--eval', launch], {
      encoding: 'utf8',
      env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder },
    });
    // The message names the program that is missing.
    expect(said).toContain(path.join(folder, 'chromium-'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
