// The README as it is published: with code, addresses and sizes in the places that the one in the sources leaves for them.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { componentNames, root } from './entries.ts';
import { everythingOf, inKib, sizeOf } from './measure.ts';
import { summaryOf, titleOf } from './pages.ts';

/** A line of its own that names a file of the project to write and leads to its code. */
const CODE = /^\[`(?<name>[^`]+)`\]\((?<path>docs\/[^)]+)\)$/gm;

/** The paragraph that stands where the list of components will. */
const LIST = /^<!-- components -->\n+(?:.+\n)+/m;

/** What leads out of the package. */
const OUTSIDE = /\]\((?:\.\.\/){2}(?<path>[^)]+)\)/g;

export interface Size {
  /** In bytes, without other components. */
  itself: number;
  /** In bytes, with those it is made of. */
  all: number;
}

/** What every component weighs, by the name of its folder. */
export async function componentSizes(): Promise<ReadonlyMap<string, Size>> {
  const sizes = new Map<string, Size>();
  for (const name of componentNames) {
    const entry = { code: everythingOf(`${name}/index.ts`) };
    const itself = await sizeOf(entry, { composed: false });
    sizes.set(name, { itself, all: await sizeOf(entry, { composed: true }) });
  }
  return sizes;
}

/** Every component with what it is for, and what it weighs where that was measured. */
export const componentTable = (sizes: ReadonlyMap<string, Size>): string =>
  [
    '| component | is | KiB itself | with its parts |',
    '| --- | --- | ---: | ---: |',
    ...componentNames.map((name) => {
      const size = sizes.get(name);
      const cells = [
        titleOf(name),
        summaryOf(name),
        size ? inKib(size.itself) : '',
        size ? inKib(size.all) : '',
      ];
      return `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
    }),
    '',
    'Minified, with brotli, without React. What is fetched late, when somebody needs it, does not count.',
    '',
  ].join('\n');

function codeBlock(name: string, path: string): string {
  const code = readFileSync(join(root, path), 'utf8');
  return `\`${name}\`:\n\n\`\`\`${extname(path).slice(1)}\n${code.trimEnd()}\n\`\`\``;
}

/** `home` is where the sources can be read, `table` the list of components. */
export function publishedReadme(readme: string, { home, table }: { home: string; table: string }): string {
  if (!LIST.test(readme)) throw new Error('The README has no place for the list of components.');
  return readme
    .replace(LIST, () => table)
    .replaceAll(CODE, (_, name: string, path: string) => codeBlock(name, path))
    .replaceAll(OUTSIDE, (_, path: string) => `](${home}/raw/HEAD/${path})`);
}
