// What an entry of the library weighs in somebody's bundle. Used by sizes.test.ts and by `npm run sizes`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { PAGE_SHEET } from '../scripts/entries.ts';
import { writeStyles } from '../scripts/styles.ts';

export const KIB = 1024;

const src = join(import.meta.dirname, '../src');
const contracts = join(import.meta.dirname, '../../contracts/src/index.ts');

/** What every component may weigh that has no budget of its own, in KiB. */
const COMMON_BUDGET = 2;

/** A component that composes other public ones may weigh this together with all of them, in KiB; a form has many. */
const composedBudgetOf = (name: string) => (name.endsWith('-form') ? 8.5 : 4);

export interface Entry {
  name: string;
  /** Source text of the entry. */
  code: string;
  /** In KiB. */
  budget: number;
  /** In KiB, together with the public components that it composes. Left out where `budget` counts them already. */
  composedBudget?: number;
}

const everythingOf = (...files: string[]) =>
  files.map((file) => `export * from ${JSON.stringify(join(src, file))};`).join('\n');

/** Components with a budget of their own: all that they import counts. */
const NAMED_BUDGETS: Readonly<Record<string, number>> = { 'digit-counter': 1, 'partner-carousel': 1.5 };

/** The Radix halves and whatever stands on Radix, which a bundler puts into one chunk. */
const RADIX_PARTS = [
  'dialog/dialog.radix.tsx',
  'dropdown-menu/dropdown-menu.radix.tsx',
  'accordion/index.ts',
];

/** Counted in an entry of another name. */
const COUNTED_ELSEWHERE = new Set(['accordion', 'application-form', 'lightbox']);

const folders = readdirSync(src).filter((name) => existsSync(join(src, name, 'index.ts')));

export const entries: readonly Entry[] = [
  {
    name: 'dialog, dropdown menu and accordion on Radix',
    code: everythingOf(...RADIX_PARTS),
    budget: 33,
  },
  {
    name: 'application-form with its rules',
    code: `${everythingOf('application-form/index.ts')}
      export { applicationFormSchema, toApplicationPayload, validate } from ${JSON.stringify(contracts)};`,
    budget: 11.25,
  },
  {
    name: 'lightbox with the part that it fetches late',
    code: everythingOf('lightbox/index.ts', 'lightbox/lightbox-surface.tsx'),
    budget: 6,
  },
  {
    name: 'what all forms share',
    code: everythingOf('form/form.ts'),
    budget: 2.8,
    composedBudget: 5,
  },
  ...folders
    .filter((name) => !COUNTED_ELSEWHERE.has(name))
    .map((name) => ({
      name,
      code: everythingOf(`${name}/index.ts`),
      budget: NAMED_BUDGETS[name] ?? COMMON_BUDGET,
      ...(name in NAMED_BUDGETS ? {} : { composedBudget: composedBudgetOf(name) }),
    })),
];

const REACT = /^react(?:-dom)?(?:$|\/)/;
/** From one component to another, or to what all forms share. All else of the shared folders belongs to whoever imports it. */
const OTHER_ENTRY = /^\.\.\/(?:(?!(?:internal|form)\/)[a-z-]+\/|form\/form\.js$)/;

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

async function bundle(code: string, external: (id: string, importer?: string) => boolean) {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    // React Server Components are not bundled here, so 'use client' says nothing, which would be warned about.
    logLevel: 'error',
    // Whatever the caller's NODE_ENV is.
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
  if (!output || !('output' in output)) throw new Error('The bundler gave no output.');
  return output.output.filter((file) => file.type === 'chunk');
}

/** The entry's chunk and all that load with it. What only a dynamic import reaches is fetched later, if at all. */
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

/** Bytes of an entry, minified, with brotli at 11, React left out. */
export async function sizeOf({ code }: Pick<Entry, 'code'>, { composed }: { composed: boolean }) {
  const chunks = await bundle(
    code,
    (id, importer) => REACT.test(id) || (!composed && !!importer?.startsWith(src) && OTHER_ENTRY.test(id)),
  );
  return firstChunks(chunks).reduce((sum, chunk) => sum + brotli(chunk.code), 0);
}

async function sizeOfSheet(input: string) {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The bundler gave no output.');
  const sheets = output.output.filter(({ fileName }) => fileName.endsWith('.css'));
  return sheets.reduce((sum, file) => sum + brotli('source' in file ? String(file.source) : ''), 0);
}

/** Bytes of the one style sheet of all components, minified, with brotli at 11. */
export const sizeOfStyles = () => sizeOfSheet(writeStyles());

/** Bytes of what a page of Gloam's own wants beside it. */
export const sizeOfPage = () => sizeOfSheet(join(src, PAGE_SHEET));

/** In KiB, the sheet for a whole page. */
export const PAGE_BUDGET = 1;

/** In KiB, all styles of the library. */
export const STYLES_BUDGET = 12;

/** From this part of a budget on the next change may not fit: the tests and `npm run sizes` name what is there. */
export const WARN_AT = 0.9;

/** One line that names what has used nine tenths of its budget; `undefined` where nothing has. */
export function warning(
  sizes: readonly { name: string; bytes: number; budget: number }[],
): string | undefined {
  const near = sizes.filter(({ bytes, budget }) => bytes > WARN_AT * budget * KIB);
  const texts = near.map(({ name, bytes, budget }) => `${name} ${inKib(bytes)} of ${String(budget)} KiB`);
  return texts.length === 0 ? undefined : `Over ${String(WARN_AT * 100)} % of a budget: ${texts.join('; ')}`;
}

export const inKib = (bytes: number) => (bytes / KIB).toFixed(2);
