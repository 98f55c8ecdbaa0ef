// The entries of the published package: what somebody can write after `@gloam/ui`.
import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const src = join(root, 'src');
export const dist = join(root, 'dist');

/** Names of the components' folders, each of which is an entry. */
export const componentNames: readonly string[] = readdirSync(src)
  .filter((name) => existsSync(join(src, name, 'index.ts')))
  .sort();

/** Languages that the package has words in, each an entry below `labels`. */
export const labelLanguages: readonly string[] = readdirSync(join(src, 'labels'))
  .filter((name) => /^[a-z]{2}\.ts$/.test(name))
  .map((name) => name.slice(0, 2))
  .sort();

/** Cascade layers in their order, from what anything overrides to what overrides all. */
export const LAYERS = '@layer theme, base, components, utilities;';

/** Folders that are no components: what several of them share, in the order of their sheets, which come first. */
export const SHARED_FOLDERS: readonly string[] = ['styles', 'internal', 'form', 'labels', 'fixtures'];

/** What a page of Gloam's own wants of `html`, `body` and bare elements; an entry by itself, and no part of the others. */
export const PAGE_SHEET = 'styles/page.css';

/** Every sheet of components, as a path below `src`: the base, what some share, what each component has. */
export function styleSheets(): readonly string[] {
  const sheets = globSync('*/*.css', { cwd: src, exclude: [PAGE_SHEET] }).map((sheet) =>
    sheet.replaceAll('\\', '/'),
  );
  const rank = (sheet: string) => SHARED_FOLDERS.toReversed().indexOf(dirname(sheet));
  return sheets.sort((one, other) => rank(other) - rank(one) || (one < other ? -1 : 1));
}

/** The bare start, looks that several components share, motion: what every component needs. */
export const isBase = (sheet: string) => sheet.startsWith('styles/');
