import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { apiPlugins } from './apps/api/vite-plugins.ts';
import { fonts } from './apps/site/build/fonts/vite-plugin.ts';
import { lettering } from './apps/site/build/lettering/vite-plugin.ts';
import { plugins } from './apps/site/build/vite-plugins.ts';
import { FIREFOX_PREFS, launchOptionsOf, runsIn } from './tools/browsers.mjs';

/** Firefox beside Chromium: with little motion, and with scrollbars that take room. */
const inFirefox = (options: Omit<BrowserInstanceOption, 'browser'> = {}): BrowserInstanceOption => ({
  ...options,
  browser: 'firefox',
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
});

/** They put something in place of the address bar, which a window of a thread that stays does not allow. */
const REPLACES_LOCATION = [
  'apps/site/src/start/place.test.ts',
  'apps/site/src/start/reload-page.test.ts',
  'apps/site/src/pages/team/guard.test.ts',
];

export default defineConfig({
  test: {
    // Vitest would leave a core alone, of two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'ui',
          environment: 'jsdom',
          // A window for each file in a thread that stays costs half of one in a process of its own.
          pool: 'vmThreads',
          include: ['packages/ui/{src,test}/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: ['packages/ui/test/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'ui-node',
          environment: 'node',
          include: ['packages/ui/{docs,src,test}/**/*.test.ts'],
          exclude: ['packages/ui/test/package/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['packages/ui/test/package/*.test.ts'],
          globalSetup: 'packages/ui/test/build-package.ts',
          testTimeout: 120_000,
        },
      },
      {
        plugins: [plugins(), fonts({ stories: true })],
        publicDir: 'apps/site/public',
        // Found only while tests run, they would be bundled anew, with a second React among them.
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
          include: ['packages/ui/test/browser/*.test.tsx'],
          setupFiles: ['packages/ui/test/quiet-console.ts'],
          globalSetup: 'packages/ui/test/build-package.ts',
          env: { COMPONENTS: process.env.COMPONENTS ?? '' },
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
              // Which sheet has which rule is the same in every engine.
              ...(runsIn('firefox')
                ? [
                    inFirefox({
                      exclude: [...configDefaults.exclude, '**/{hosts,style-entries}.browser.test.tsx'],
                    }),
                  ]
                : []),
            ],
          },
        },
      },
      {
        plugins: [plugins(), fonts()],
        test: {
          name: 'site',
          environment: 'jsdom',
          pool: 'vmThreads',
          include: ['apps/site/src/**/*.test.{ts,tsx}'],
          exclude: REPLACES_LOCATION,
          setupFiles: ['packages/ui/test/setup.ts', 'apps/site/src/testing/setup.ts'],
          // Pages with hundreds of people are drawn whole, on machines that do other things too.
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        plugins: [plugins(), fonts()],
        test: {
          name: 'site-node',
          environment: 'node',
          include: ['apps/site/{content,prerender}/**/*.test.ts', ...REPLACES_LOCATION],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [lettering()],
        test: {
          name: 'contracts',
          environment: 'node',
          include: ['packages/contracts/test/**/*.test.ts', 'apps/site/build/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [lettering()],
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts'],
          // The bench installs packages of its own beside itself.
          exclude: [...configDefaults.exclude, 'tools/visual/sees-changes.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'visual',
          environment: 'node',
          include: ['tools/visual/sees-changes.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: apiPlugins(),
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/api/test/build.ts', 'apps/api/test/start-postgres.ts'],
          // Node itself loads the release: Vitest would find packages that are not in it.
          server: { deps: { external: [/\/fatal-release-/] } },
          testTimeout: 60_000,
        },
      },
    ],
  },
});
