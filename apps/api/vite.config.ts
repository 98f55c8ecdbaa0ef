import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { apiPlugins } from './vite-plugins.ts';

/** Escapes characters beyond Latin-1: a single one makes the engine keep the whole file in two bytes per character. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  // The last hook: the minifier would write the characters again.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escapeOf);
    }
  },
};

const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const schemaCompilersStub = fileURLToPath(new URL('src/schema-compilers.stub.cjs', import.meta.url));

/** A few files of JavaScript with everything in them: they start faster than sources and hold less in memory. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [apiPlugins(), asciiOnly],
  resolve: {
    alias: {
      // The JSON schemas of routes only describe; these two compile them, and are half of all the code.
      '@fastify/ajv-compiler': schemaCompilersStub,
      '@fastify/fast-json-stringify-compiler': schemaCompilersStub,
    },
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    license: { fileName: '.vite/license.json' },
    rolldownOptions: {
      input: { server: 'src/server.ts', cli: 'src/cli/main.ts' },
      output: {
        chunkFileNames: '[name].js',
        // The engine keeps the text in memory. Names stay, for readers of stack traces.
        minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
        comments: false,
      },
    },
  },
  ssr: { noExternal: true },
});
