import { defineConfig, devices, type Project } from '@playwright/test';
import { FIREFOX_PREFS, launchOptionsOf, playwrightHas, runsIn } from './tools/browsers.mjs';

const DESKTOP = { width: 1440, height: 900 };
const IN_CHROMIUM = { ...devices['Desktop Chrome'], launchOptions: launchOptionsOf('chromium') };

const journeys: Project = {
  testDir: 'apps/site/e2e',
  fullyParallel: false,
};

/** Main journeys, which run in every installed engine. All others run in Chromium only. */
const mainIf = (hasEngine: boolean) => (hasEngine ? 'main/*.spec.ts' : []);

const firefox: Project = {
  ...journeys,
  name: 'firefox',
  testMatch: mainIf(runsIn('firefox')),
  grepInvert: /@chromium/,
  use: {
    browserName: 'firefox',
    launchOptions: {
      ...launchOptionsOf('firefox'),
      firefoxUserPrefs: {
        ...FIREFOX_PREFS,
        // Playwright doesn't notice a page that comes back from the back/forward cache.
        'fission.bfcacheInParent': false,
      },
    },
    viewport: DESKTOP,
  },
};

const webkit: Project = {
  ...journeys,
  name: 'webkit',
  testMatch: mainIf(playwrightHas('webkit')),
  grepInvert: /@chromium/,
  use: { ...devices['Desktop Safari'], viewport: DESKTOP },
};

if (!playwrightHas('webkit')) console.warn('Playwright’s WebKit is not installed, so no journeys run in it.');

/** Configuration of all browser tests: `npm run journeys`, `npm run stories`, `npm run visual`. */
export default defineConfig({
  globalSetup: 'apps/site/e2e/unpack.ts',
  // Separates output folders, because two scripts may run at once, and each empties its folder first.
  outputDir: `reports/playwright/${String(process.env.npm_lifecycle_event)}`,
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  timeout: 120_000,
  // Uses one worker per core. Pages often wait, so this keeps the machine busy.
  workers: '100%',
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  // Stops early in CI: many failures usually share a cause, and would take the time of all other checks.
  maxFailures: process.env.CI ? 40 : 0,
  // Keeps the report with Turborepo's cached result. `npm_lifecycle_event` is the name of the script.
  reporter: process.env.TURBO_HASH
    ? [['dot'], ['json', { outputFile: `reports/${String(process.env.npm_lifecycle_event)}.json` }]]
    : [['list']],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      maxDiffPixels: 100,
      stylePath: 'tools/visual/screenshot.css',
    },
  },
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    actionTimeout: 10_000,
    // Open it with `npx playwright show-trace`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { ...journeys, name: 'chromium', use: { ...IN_CHROMIUM, viewport: DESKTOP } },
    firefox,
    webkit,
    {
      name: 'stories',
      testDir: 'tools/stories',
      use: { ...IN_CHROMIUM, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'visual',
      testDir: 'tools/visual',
      // Without `bypassCSP` the pages refuse the style sheet of the screenshots.
      use: {
        ...IN_CHROMIUM,
        bypassCSP: true,
        deviceScaleFactor: 1,
        colorScheme: 'dark',
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
