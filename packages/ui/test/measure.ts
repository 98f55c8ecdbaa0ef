// Bundles code and styles, and returns their compressed size.
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { src } from '../scripts/entries.ts';

export const KIB = 1024;

export const inKib = (bytes: number) => (bytes / KIB).toFixed(2);

/** The source of an entry that exports everything of some modules, given as paths below `src`. */
export const everythingOf = (...files: string[]) =>
  files.map((file) => `export * from ${JSON.stringify(join(src, file))};`).join('\n');

const REACT = /^react(?:-dom)?(?:$|\/)/;
/** Imports of other components. Shared code counts for each component that imports it. */
const OTHER_ENTRY = /^\.\.\/(?!internal\/)[a-z-]+\//;

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

async function bundle(code: string, external: (id: string, importer?: string) => boolean) {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    // The bundler would warn that it ignores 'use client'.
    logLevel: 'error',
    // Production code, also if NODE_ENV is `test`.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('virtual:entry') ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'virtual:entry', formats: ['es'] },
      rolldownOptions: { external, output: { minify: true, comments: false } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The bundler wrote no output.');
  return output.output.filter((file) => file.type === 'chunk');
}

/** The entry's chunk and the chunks that it imports statically. */
function firstChunks(chunks: readonly Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk) found.add(chunk);
    }
  }
  return [...found];
}

/** Bytes of an entry, minified and compressed, without React. */
export async function sizeOf({ code }: { code: string }, { composed }: { composed: boolean }) {
  const chunks = await bundle(
    code,
    (id, importer) => REACT.test(id) || (!composed && !!importer?.startsWith(src) && OTHER_ENTRY.test(id)),
  );
  return firstChunks(chunks).reduce((sum, chunk) => sum + brotli(chunk.code), 0);
}

/** Bytes of a style sheet, minified and compressed. */
export async function sizeOfSheet(input: string) {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The bundler wrote no output.');
  const sheets = output.output.filter(({ fileName }) => fileName.endsWith('.css'));
  return sheets.reduce((sum, file) => sum + brotli('source' in file ? String(file.source) : ''), 0);
}
