import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { apiPlugins } from './apps/api/vite-plugins.ts';
import { fonts } from './apps/site/build/fonts/vite-plugin.ts';
import { plugins } from './apps/site/build/vite-plugins.ts';
import { FIREFOX_PREFS, launchOptionsOf, runsIn } from './tools/browsers.mjs';

/** Report that Turborepo keeps with the cached result of the workspace whose `test` script runs. */
const REPORT =
  process.env.TURBO_HASH && path.join(process.env.npm_package_json ?? '', '../reports/test.json');

/** Tests of the `browser` project. Other tests of components and of the site run in jsdom, and all others in Node. */
const BROWSER = 'packages/ui/test/browser/*.test.tsx';

/** Tests that replace `location`, which jsdom in a shared thread doesn't allow. They select jsdom themselves. */
const REPLACE_LOCATION = [
  'apps/site/src/entry/scroll-position.test.ts',
  'apps/site/src/entry/reload-page.test.ts',
  'apps/site/src/pages/team/guard.test.ts',
];

const jsdom = {
  environment: 'jsdom',
  // Uses threads: a jsdom window takes half as long to start as in a new process.
  pool: 'vmThreads',
  testTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
} as const;

export default defineConfig({
  test: {
    // Uses all cores. By default Vitest leaves one unused.
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
          // Loads the release with Node itself, because Vitest would find packages that the archive doesn't contain.
          server: { deps: { external: [/\/fatal-release-/] } },
          testTimeout: 60_000,
        },
      },
      {
        plugins: [plugins(), fonts({ stories: true })],
        publicDir: 'apps/site/public',
        // Bundles dependencies ahead. Otherwise Vite would find them while tests run, bundle again, and load React twice.
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
          // Allows 60 s, because one test renders every fixture of a component.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [
              {
                browser: 'chromium',
                // Shows scrollbars, so that tests catch pages that shift by a scrollbar's width.
                provider: playwright({
                  launchOptions: { ...launchOptionsOf('chromium'), ignoreDefaultArgs: ['--hide-scrollbars'] },
                }),
              },
              ...(runsIn('firefox')
                ? [
                    {
                      browser: 'firefox' as const,
                      // Skips tests of style sheet contents, which are the same in every engine.
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
