import { defineConfig } from '@playwright/test';
import { launchOptionsOf, runsAllIn } from '../browsers.mjs';

/** What plays is opened in two windows: a desk's, and a wider one. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1600, height: 1000 },
] as const;

const PLAYS = /@play-fn/;

/** Stories of the built Storybook, as a designer opens them: with motion, in a window. In Firefox, those that play. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/stories',
  timeout: 60_000,
  // Half of the time a story waits: for what moves, and for what its play types.
  workers: '200%',
  fullyParallel: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: { launchOptions: launchOptionsOf('chromium') },
  projects: [
    ...WINDOWS.map((viewport, index) => ({
      name: `${String(viewport.width)} × ${String(viewport.height)}`,
      use: { viewport },
      ...(index > 0 && { grep: PLAYS }),
    })),
    // Of a component what shows it best.
    { name: 'light theme', metadata: { theme: 'light' }, use: { viewport: WINDOWS[0] }, grep: /@visual/ },
    ...(runsAllIn('firefox')
      ? [
          {
            name: 'Firefox',
            use: {
              browserName: 'firefox' as const,
              launchOptions: launchOptionsOf('firefox'),
              viewport: WINDOWS[0],
            },
            grep: PLAYS,
          },
        ]
      : []),
  ],
});
