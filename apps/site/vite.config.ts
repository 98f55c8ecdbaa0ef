import path from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { componentStyles } from './build/component-styles.ts';
import { fonts } from './build/fonts/vite-plugin.ts';
import { photoFiles } from './build/photos/vite-plugin.ts';
import { siteDist } from './build/content/preview.ts';
import { plugins } from './build/vite-plugins.ts';
import { ENTRY } from './server/assets.ts';

/** Output folder of the bundles. */
const dist = path.join(import.meta.dirname, '../..', siteDist());

/** Font generators, which start threads from their own files: `make-files` imports them from the sources. */
const FONT_MAKERS = path.join(import.meta.dirname, 'build/fonts/');

const forServer: Rolldown.RolldownOptions = {
  input: { 'entry-server': 'server/entry-server.tsx', 'make-files': 'files/make-files.ts' },
  external: (id, _, isResolved) => isResolved && id.startsWith(FONT_MAKERS),
  makeAbsoluteExternalsRelative: false,
  output: {
    // All files are in one folder, so that a single relative path leads to the sources. Releases omit hidden files.
    entryFileNames: ({ name }) => (name === 'make-files' ? '.make-files.js' : '[name].js'),
    chunkFileNames: '[name]-[hash].js',
    paths: (id) => (id.startsWith(FONT_MAKERS) ? path.relative(path.join(dist, 'server'), id) : id),
  },
};

const forBrowser: Rolldown.RolldownOptions = {
  input: { site: ENTRY },
  output: {
    // A request costs more than a small module that a page does not need.
    codeSplitting: {
      groups: [{ name: 'shared', minShareCount: 6, maxModuleSize: 8000, test: (id) => !id.endsWith('.css') }],
    },
    // The names of fonts have a hash already.
    assetFileNames: ({ names: [name = ''] }) =>
      name.endsWith('.woff2') ? 'fonts/[name][extname]' : 'assets/[name]-[hash][extname]',
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [plugins(), componentStyles(), fonts(), photoFiles()],
  root: import.meta.dirname,
  appType: 'custom',
  // A picture is used as a whole.
  json: { namedExports: false },
  // A shim for React before 18, in Lingui's runtime.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  build: {
    outDir: path.join(dist, isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Part of a release, which hidden files are not.
    manifest: isSsrBuild ? false : 'manifest.json',
    // For the third-party notices of a release.
    license: { fileName: '.vite/license.json' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { ...(isSsrBuild ? forServer : forBrowser), checks: { bundlerTimings: false } },
  },
  // Everything is bundled, except packages that only `make-files` uses.
  ssr: isSsrBuild
    ? { noExternal: true, external: ['budoux', 'fflate', 'fontkit', 'jsdom', 'sharp', 'subset-font'] }
    : {},
}));
