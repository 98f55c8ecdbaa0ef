import { defineConfig, devices, type Project } from '@playwright/test';
import {
  FIREFOX_PREFS,
  launchOptionsOf,
  playwrightHas,
  runsAllIn,
  runsIn,
} from '../../../tools/browsers.mjs';
import { findWebKit } from '../../../tools/webkit.mjs';
import { inWebKit, type Fixtures } from './main/test.ts';

/** Files that Firefox does not run; a single test says itself why it does not (`onlyInChromium`). */
const CHROMIUM_FILES = [
  // What axe and these sweeps read is the document, and that is the same; layout in Firefox is seen by the contract tests.
  'axe',
  'open-axe',
  // The tree of accessibility is read by DevTools, and forced colours are set by them.
  'hears/*',
  // Colours are measured on pictures of pages, of which the letters are the smallest part.
  'contrast',
  // What a request weighs is told by DevTools alone.
  'budgets',
  // No browser, or nothing but its requests.
  'dev',
  'filled-pages',
  'page-faces',
  'release',
  'sitemap',
  // What the server says and when, by its settings, is the same to all.
  'settings',
];

/** What runs in Firefox each time: the main journeys, and what an engine decides most about. The rest with all engines. */
const FIREFOX_FILES = runsAllIn('firefox')
  ? '**/*.spec.ts'
  : /(?:main\/\w+|e2e\/(?:accordion|festival|gate|lightbox|translated|typed))\.spec\.ts$/;

const REDUCED_MOTION = /@reduced-motion/;

const firefox = (
  name: string,
  tests: Pick<Project, 'grep' | 'grepInvert'>,
  firefoxUserPrefs: Record<string, boolean | number> = {},
): Project => ({
  name,
  ...tests,
  testMatch: FIREFOX_FILES,
  testIgnore: CHROMIUM_FILES.map((file) => `**/${file}.spec.ts`),
  use: {
    browserName: 'firefox',
    launchOptions: {
      ...launchOptionsOf('firefox'),
      firefoxUserPrefs: {
        ...FIREFOX_PREFS,
        // A page that comes back from the browser's memory does not load, so that Playwright would not know of it.
        'fission.bfcacheInParent': false,
        ...firefoxUserPrefs,
      },
    },
    viewport: { width: 1440, height: 900 },
  },
});

/** Each test file starts its own server on a free port (see `server.ts`), so that it owns its data. */
export default defineConfig<Fixtures>({
  testDir: '.',
  globalSetup: './unpack.ts',
  outputDir: '../../../reports/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/snapshots/{arg}{ext}',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A page waits as well, and then another check goes on: `npm test` runs two at a time.
  workers: '100%',
  fullyParallel: false,
  // `npm test` names a file to count from.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    actionTimeout: 10_000,
    // A trace of each test would take a quarter of the time: `TRACE=1` asks for them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'desktop',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: launchOptionsOf('chromium'),
        viewport: { width: 1440, height: 900 },
      },
      // Pages of a template that others have shown wide.
      grepInvert: /@narrow/,
    },
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        launchOptions: launchOptionsOf('chromium'),
        viewport: { width: 390, height: 844 },
      },
      testMatch: /(?:journey|open-axe|contrast)\.spec\.ts$/,
    },
    ...(runsIn('firefox')
      ? [
          firefox('firefox', {
            grepInvert: [/@chromium/, REDUCED_MOTION],
          }),
          // What Playwright cannot ask of Debian's Firefox for one test, but its profile for all.
          firefox('firefox, reduced motion', { grep: REDUCED_MOTION }, { 'ui.prefersReducedMotion': 1 }),
        ]
      : []),
    // The main journeys: in Debian's WebKit, which Playwright does not drive, else in Playwright's own. One that is missing in CI
    // is a failure.
    ...(findWebKit() || playwrightHas('webkit') || process.env.CI === 'true'
      ? [
          {
            name: 'webkit',
            testMatch: 'main/*.spec.ts',
            // Debian's WebKitGTK under WebDriver puts a page that it loads again elsewhere, or nowhere.
            testIgnore: 'main/places.spec.ts',
            use: findWebKit() ? inWebKit : devices['Desktop Safari'],
          },
        ]
      : []),
  ],
});
