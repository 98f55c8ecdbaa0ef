import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { DISABLED_FEATURES, launchOptionsOf } from './browsers.mjs';

// A second --disable-features switch replaces Playwright's, which turns off background requests and
// permission prompts.
test('disables every Chromium feature that Playwright disables', async () => {
  // Launching a program that isn't a browser fails with a message that contains the whole command.
  const failed = await chromium.launch({ executablePath: process.execPath }).then(() => '', String);
  const theirs = /--disable-features=([\w,]+)/.exec(failed)?.[1]?.split(',') ?? [];
  expect(theirs).toContain('AimEnabled');
  // Features that start with "ms" exist only in Edge.
  expect(theirs.filter((name) => !name.startsWith('ms') && !DISABLED_FEATURES.includes(name))).toEqual([]);
});

// The shell renders text differently, has a mouse in the corner that triggers hydration, and has no
// back/forward cache.
test('uses full Chromium instead of the headless shell if the system has none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-browsers-'));
  const { channel } = launchOptionsOf('chromium', 'playwright');
  const launch = `require('playwright-core').chromium.launch(${JSON.stringify({ channel })}).catch((error) => console.log(error.message))`;
  try {
    const said = execFileSync(process.execPath, ['--eval', launch], {
      encoding: 'utf8',
      env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder },
    });
    // The error message contains the path of the missing program.
    expect(said).toContain(path.join(folder, 'chromium-'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
