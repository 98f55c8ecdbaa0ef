import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { apiPlugins } from './apps/api/vite-plugins.ts';
import { fonts } from './apps/site/build/fonts/vite-plugin.ts';
import { plugins } from './apps/site/build/vite-plugins.ts';
import { FIREFOX_PREFS, launchOptionsOf, runsIn } from './tools/browsers.mjs';

/** Turborepo keeps this report of the workspace whose `test` script runs with the result. */
const REPORT =
  process.env.TURBO_HASH && path.join(process.env.npm_package_json ?? '', '../reports/test.json');

/** Tests of components and of the site run in jsdom, except those of the `browser` project. All others run in Node. */
const BROWSER = 'packages/ui/test/browser/*.test.tsx';

/** They replace `location`, which jsdom in a shared thread does not allow. They ask for jsdom themselves. */
const REPLACE_LOCATION = [
  'apps/site/src/entry/place.test.ts',
  'apps/site/src/entry/reload-page.test.ts',
  'apps/site/src/pages/team/guard.test.ts',
];

const jsdom = {
  environment: 'jsdom',
  // A jsdom window in a thread that stays costs half of one in a process of its own.
  pool: 'vmThreads',
  testTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
} as const;

export default defineConfig({
  test: {
    // By default Vitest leaves one of two cores unused.
    maxWorkers: '100%',
    retry: process.env.CI ? 1 : 0,
    reporters: REPORT ? ['dot', ['json', { outputFile: REPORT }]] : ['default'],
    projects: [
      {
        plugins: [plugins(), fonts()],
        test: {
          ...jsdom,
          name: 'ui',
          include: ['packages/ui/{docs,src,test}/**/*.test.tsx'],
          exclude: [BROWSER],
          setupFiles: ['packages/ui/test/setup.ts'],
        },
      },
      {
        plugins: [plugins(), fonts()],
        test: {
          ...jsdom,
          name: 'site',
          include: ['apps/site/src/**/*.test.{ts,tsx}'],
          exclude: REPLACE_LOCATION,
          setupFiles: ['packages/ui/test/setup.ts', 'apps/site/src/testing/setup.ts'],
        },
      },
      {
        plugins: [plugins(), fonts()],
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/site/{build,content,files,server}/**/*.test.ts',
            'tools/**/*.test.ts',
            ...REPLACE_LOCATION,
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: apiPlugins(),
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/api/test/build.ts', 'apps/api/test/start-postgres.ts'],
          // Node itself loads the release: Vitest would find packages that the archive does not have.
          server: { deps: { external: [/\/fatal-release-/] } },
          testTimeout: 60_000,
        },
      },
      {
        plugins: [plugins(), fonts({ stories: true })],
        publicDir: 'apps/site/public',
        // Found only while tests run, they would be bundled again, with a second React among them.
        optimizeDeps: {
          include: [
            'axe-core',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            '@radix-ui/react-accordion',
            '@radix-ui/react-dialog',
            '@radix-ui/react-dropdown-menu',
          ],
        },
        test: {
          name: 'browser',
          include: [BROWSER],
          setupFiles: ['packages/ui/test/quiet-console.ts'],
          // One test draws every fixture of a component.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [
              {
                browser: 'chromium',
                // A page that jumps by the width of its scrollbar would not jump without one.
                provider: playwright({
                  launchOptions: { ...launchOptionsOf('chromium'), ignoreDefaultArgs: ['--hide-scrollbars'] },
                }),
              },
              ...(runsIn('firefox')
                ? [
                    {
                      browser: 'firefox' as const,
                      // Which sheet has which rule is the same in every engine.
                      exclude: ['**/node_modules/**', '**/{hosts,style-entries}.browser.test.tsx'],
                      provider: playwright({
                        launchOptions: {
                          ...launchOptionsOf('firefox'),
                          firefoxUserPrefs: {
                            ...FIREFOX_PREFS,
                            'ui.prefersReducedMotion': 1,
                            'widget.gtk.overlay-scrollbars.enabled': false,
                          },
                        },
                      }),
                    },
                  ]
                : []),
            ],
          },
        },
      },
    ],
  },
});
