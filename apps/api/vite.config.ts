import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { apiPlugins } from './vite-plugins.ts';

/** Escapes non-ASCII characters: a single one beyond Latin-1 makes V8 store the file with two bytes per character. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  // Runs last, because the minifier would undo the escapes.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escapeOf);
    }
  },
};

const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const schemaCompilersStub = fileURLToPath(new URL('src/schema-compilers.stub.cjs', import.meta.url));

/** Bundles the server with all its packages into a few files, which start faster than sources and use less memory. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [apiPlugins(), asciiOnly],
  resolve: {
    alias: {
      // Leaves out the JSON schema compilers, which are half of the code: route schemas are documentation only.
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
        // V8 keeps the source text in memory, so it is minified. Names stay for readable stack traces.
        minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
        comments: false,
      },
    },
  },
  ssr: { noExternal: true },
});
