import { defineConfig, type Plugin } from 'vite';
import { plugins } from '../../tools/vite-plugins.ts';

/** In development nothing is prerendered; the gate's guard still stands first in the head. */
function devHead(): Plugin {
  return {
    name: 'dev-head',
    apply: 'serve',
    async transformIndexHtml(html, { server }) {
      if (!server) return html;
      const { devHead } = (await server.ssrLoadModule(
        '/prerender/head.ts',
      )) as typeof import('./prerender/head.ts');
      const { wordmarkSymbols } = (await server.ssrLoadModule(
        '/src/brand/wordmark-symbols.ts',
      )) as typeof import('./src/brand/wordmark-symbols.ts');
      return html.replace('<!--head-->', () => devHead()).replace('<!--symbols-->', () => wordmarkSymbols());
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [plugins(), devHead()],
  root: import.meta.dirname,
  // A shim for React before 18, in Lingui's runtime.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  server: {
    host: '127.0.0.1',
    port: 3000,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // One file for the prerenderer, but for React, which must be the same everywhere, and what only it uses.
  ssr: isSsrBuild ? { noExternal: true, external: ['react', 'react-dom', 'purgecss'] } : {},
}));
