// Folders, components and style sheets of the sources.
import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const src = join(root, 'src');
export const dist = join(root, 'dist');

/** The folders of components. Each is an entry of the package. */
export const componentNames: readonly string[] = readdirSync(src)
  .filter((name) => existsSync(join(src, name, `${name}.tsx`)))
  .sort();

/** The cascade layers. Each wins over those before it. */
export const LAYERS = '@layer theme, base, components, utilities;';

/** Folders that components share. Their sheets come first, in this order. */
export const SHARED_FOLDERS: readonly string[] = [
  'styles',
  'internal',
  'labels',
  'fixtures',
  'cli',
  'frameworks',
];

/** Styles of `html`, `body` and bare elements. Not part of other sheets. */
export const PAGE_SHEET = 'styles/page.css';

/** Every sheet but {@link PAGE_SHEET}, as a path below `src`: base, shared, components. */
export function styleSheets(): readonly string[] {
  const sheets = globSync('*/*.css', { cwd: src, exclude: [PAGE_SHEET] }).map((sheet) =>
    sheet.replaceAll('\\', '/'),
  );
  const rank = (sheet: string) => SHARED_FOLDERS.toReversed().indexOf(dirname(sheet));
  return sheets.sort((one, other) => rank(other) - rank(one) || (one < other ? -1 : 1));
}
