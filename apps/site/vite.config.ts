import { hole, pageSettings, readSiteSettings } from '@fatal/contracts';
import path from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { color } from '../../packages/ui/src/tokens.ts';
import { fonts } from './build/fonts/vite-plugin.ts';
import { icons } from './build/lettering/vite-plugin.ts';
import { madeWithPages } from './build/made-with-pages.ts';
import { BUNDLED_CATALOGS, CATALOGS } from './build/language-catalogs.ts';
import { photoFiles } from './build/photos/vite-plugin.ts';
import { siteDist } from './build/content/preview.ts';
import { preview } from './build/preview-page.ts';
import { plugins } from './build/vite-plugins.ts';
import { ENTRY_CHUNK, SHEET } from './entries.ts';

/** In development nothing is prerendered; the gate's guard still stands first in the head, and the settings are the server's. */
function devHead(): Plugin {
  return {
    name: 'dev-head',
    apply: 'serve',
    async transformIndexHtml(html, { server }) {
      if (!server) return html;
      const { devHead } = (await server.ssrLoadModule(
        '/prerender/head.ts',
      )) as typeof import('./prerender/head.ts');
      const { wordmarkSymbol } = (await server.ssrLoadModule(
        '/src/brand/wordmark-symbol.ts',
      )) as typeof import('./src/brand/wordmark-symbol.ts');
      const settings = pageSettings(readSiteSettings(process.env), Date.now());
      return html
        .replace('<!--head-->', () => devHead())
        .replace('<!--styles-->', `<link rel="stylesheet" href="/${SHEET}" />`)
        .replace('<!--symbol-->', () => wordmarkSymbol())
        .replace(hole('settings'), () => JSON.stringify(settings));
    },
  };
}

/** What starts the site, what every page is drawn with, and what the pages with news share. */
const SITE = [
  'apps/site/(?:index\\.html|src/entry-client)',
  'vite/preload-helper',
  'virtual:catalogs$',
  '\\.cache/lettering/',
  'node_modules/(?:react|react-dom|react-router|react-router-dom|scheduler|@lingui)/',
  'packages/contracts/src/(?:cookies|document-title|endpoints|gate-pass|locales|news|platform-names|positions|settings|site-manifest)',
  'packages/ui/src/(?:article-body|author-line|button|film-frame|icon|news-card|news-strip|picture|section-heading|skip-link)/',
  'packages/ui/src/internal/(?:class-names|heading|lazy-part|use-(?:controlled|latest|merged-ref|open|scrolled-past))',
  'apps/site/src/(?:app|brand|start|runtime)/',
  'apps/site/src/frame/(?:back-button|clock-time|home-picture|lazy-|page-(?:hero|title)|wishlist-button|site-news-strip|use-)',
  'apps/site/src/model/(?:news-items|pictures|use-content-text|use-news)\\.ts',
  'virtual:content/(?:authors|links|news|videos)$',
  'apps/site/content/pictures/(?:corridor-upright|news-)',
];

const IS_OF_SITE = new RegExp(SITE.join('|'));

/** A request costs more than the few bytes that a page does not need, so that these come in one file. */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const isPicture = id.includes('/apps/site/content/pictures/');
  const isShared = isPicture && (context.getModuleInfo(id)?.importers.length ?? 0) > 1;
  return isShared || IS_OF_SITE.test(id) ? ENTRY_CHUNK : null;
}

/** Where the bundles go. */
const dist = path.join(import.meta.dirname, '../..', siteDist());

/** What makes fonts does so in threads that read its files: the prerenderer imports it from where it is. */
const FONT_MAKERS = path.join(import.meta.dirname, 'build/fonts/');

/** A sentence that changes is in the catalogs of the bundle for the browser, and leaves the prerenderer as it is. */
const bundledCatalogs = path.join('../client', BUNDLED_CATALOGS);

const forPrerenderer: Rolldown.RolldownOptions = {
  external: (id, _, isResolved) => id === CATALOGS || (isResolved && id.startsWith(FONT_MAKERS)),
  makeAbsoluteExternalsRelative: false,
  output: {
    // All in one folder, from where the same path leads to what is outside.
    chunkFileNames: '[name]-[hash].js',
    paths: (id) => {
      if (id === CATALOGS) return bundledCatalogs;
      return id.startsWith(FONT_MAKERS) ? path.relative(path.join(dist, 'server'), id) : id;
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    plugins(),
    fonts(),
    icons(),
    photoFiles(),
    preview(),
    devHead(),
    madeWithPages(path.join(dist, 'client')),
  ],
  root: import.meta.dirname,
  // A picture is used as a whole.
  json: { namedExports: false },
  // For `index.html`: the browser's own bar has the colour of the page.
  define: { 'import.meta.env.PAGE_COLOUR': JSON.stringify(color.ground.value) },
  // A shim for React before 18, in Lingui's runtime.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  server: {
    host: '127.0.0.1',
    port: 3000,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` },
  },
  build: {
    outDir: path.join(dist, isSsrBuild ? 'server' : 'bundle'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // For what a release says of the work of others.
    license: isSsrBuild ? false : { fileName: '.vite/license.json' },
    // What the browser gets is put together of the bundle, the sheet and the public files.
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? forPrerenderer
      : {
          input: { [ENTRY_CHUNK]: 'index.html' },
          // Nothing imports the entry, so that it needs no file of its own.
          preserveEntrySignatures: false,
          output: {
            codeSplitting: {
              groups: [{ name: chunkOf, debugName: ENTRY_CHUNK }],
              includeDependenciesRecursively: false,
            },
            // The names of fonts have a hash already.
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.woff2') ? 'fonts/[name][extname]' : 'assets/[name]-[hash][extname]',
          },
        },
  },
  // One file for the prerenderer, but for React, which must be the same everywhere, and what only it uses.
  ssr: isSsrBuild
    ? {
        noExternal: true,
        external: ['react', 'react-dom', 'purgecss', 'jsdom', 'fontkit', 'subset-font', 'sharp'],
      }
    : {},
}));
