import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

export default {
  stories: [
    '../packages/ui/docs/**/*.mdx',
    '../packages/ui/docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/src/pages/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      build: {
        // Same as the site. The visual check draws whole fonts in the place of files, which it cannot of one inside a sheet.
        assetsInlineLimit: 0,
        // Storybook's own parts are large; their size is not ours to warn of.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['../apps/site/public'],
  // The default, react-docgen, follows no imports: it says “unknown” of most props.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/ui/src/**/*.tsx'],
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  // The ground is the theme's: a background of Storybook's own would lie under texts of another theme.
  features: {
    componentsManifest: true,
    // Types of props in the manifest.
    experimentalReactComponentMeta: true,
    backgrounds: false,
    measure: true,
    outline: true,
    // So that the search finds a component by what others call it: the heading that says so.
    experimentalSearchDocsHeadings: true,
  },
} satisfies StorybookConfig;
