import { defineConfig } from '@playwright/test';
import { launchOptionsOf, runsAllIn } from '../browsers.mjs';

const DESK = { width: 1280, height: 800 };
const WIDE = { width: 1600, height: 1000 };

const PLAYS = /@play-fn/;

/** Another engine where it is wanted: what goes wrong in a wide window does so in each. */
const wide = runsAllIn('firefox') ? 'firefox' : 'chromium';

/** Stories of the built Storybook, as a designer opens them: with motion, in a window. Those that play, in a wider one too. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/stories',
  timeout: 60_000,
  // A story waits as well, and then another check goes on: `npm test` runs two at a time.
  workers: '100%',
  fullyParallel: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: { launchOptions: launchOptionsOf('chromium') },
  projects: [
    { name: 'Chromium', use: { viewport: DESK } },
    // Of a component what shows it best.
    {
      name: 'light theme',
      metadata: { globals: { theme: 'light' } },
      use: { viewport: DESK },
      grep: /@visual/,
    },
    {
      name: `${wide}, wide`,
      // What axe reads is the document, and that is the same.
      metadata: { globals: { a11y: { manual: true } } },
      use: {
        browserName: wide,
        launchOptions: launchOptionsOf(wide),
        viewport: WIDE,
      },
      grep: PLAYS,
    },
    ...(['chromium', ...(runsAllIn('firefox') ? ['firefox' as const] : [])] as const).map((browserName) => ({
      name: `${browserName}, translated`,
      metadata: { isTranslated: true, globals: { a11y: { manual: true } } },
      use: { browserName, launchOptions: launchOptionsOf(browserName), viewport: DESK },
      grep: PLAYS,
    })),
  ],
});
