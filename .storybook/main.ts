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
        // As in the site. Screenshot tests replace font files, which they could not if fonts were inlined.
        assetsInlineLimit: 0,
        // Storybook's own chunks are large.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['../apps/site/public'],
  // The default, react-docgen, does not resolve imported types.
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
  features: {
    componentsManifest: true,
    // Adds types of props to the manifest.
    experimentalReactComponentMeta: true,
    // Themes set the background.
    backgrounds: false,
    measure: true,
    outline: true,
    // The search finds a component by its other names, which are in headings.
    experimentalSearchDocsHeadings: true,
  },
} satisfies StorybookConfig;
