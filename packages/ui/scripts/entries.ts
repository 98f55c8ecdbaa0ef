// The entries of the published package: what somebody can write after `@gloam/ui`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const src = join(root, 'src');
export const dist = join(root, 'dist');

/** Names of the components' folders, each of which is an entry. */
export const componentNames: readonly string[] = readdirSync(src)
  .filter((name) => existsSync(join(src, name, 'index.ts')))
  .sort();

const IMPORT = /@import '(?<path>[^']+)';/g;

/** The sheets of `styles/index.css`, as paths below `src`, in their order. */
export const styleSheets: readonly string[] = [
  ...readFileSync(join(src, 'styles/index.css'), 'utf8').matchAll(IMPORT),
].map(({ groups }) => join('styles', groups?.path ?? '').replaceAll('\\', '/'));

/** Tokens, the bare start, looks that several components share, motion: what every component needs. */
export const isBase = (sheet: string) => sheet.startsWith('styles/');
