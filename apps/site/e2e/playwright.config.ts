import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../../../tools/chromium.mjs';

/** Each test file starts its own server on a free port (see `server.ts`), so that it owns its data. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../reports/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  // `npm test` names a file to count from.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    actionTimeout: 10_000,
    // A trace of each test would take a quarter of the time: `TRACE=1` asks for them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testMatch: /(?:journey|axe|contrast|screens)\.spec\.ts$/,
      // axe has seen every language on a desk; on a phone it looks at the longest words and at the other script.
      grepInvert: /axe\.spec\.ts (?:en|es|it) /,
    },
  ],
});
