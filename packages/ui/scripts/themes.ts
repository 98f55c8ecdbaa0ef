// The themes that ship beside the one in `styles.css`, each made from the few colours of a brand as anybody's own is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '../src/cli/brand-file.ts';
import { deriveTheme, themeCss, type Theme } from '../src/cli/derive-theme.ts';
import { root } from './entries.ts';

const folder = join(root, 'themes');

/** Every theme by its name. */
export const themes: ReadonlyMap<string, Theme> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace('.json', ''),
      deriveTheme(readBrand(readFileSync(join(folder, file), 'utf8'))),
    ]),
);

/** Their style sheets, by their path below `dist`. */
export const themeSheets = (): [string, string][] =>
  [...themes].map(([name, theme]) => [`themes/${name}.css`, themeCss(theme)]);
