// Writes `@gloam/ui/styles.css` and `page.css` for the workspace, from the sheets of all folders and the tokens.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { tokensCss } from '../src/tokens.ts';
import { LAYERS, PAGE_SHEET, root, src, styleSheets } from './entries.ts';

const folder = join(root, 'made');

function writeIfChanged(name: string, text: string) {
  const file = join(folder, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Writes `made/styles.css`, `tokens.css` and `page.css`. Returns the path of the first. */
export function writeStyles(): string {
  mkdirSync(folder, { recursive: true });
  const imports = styleSheets().map((sheet) => `@import '../src/${sheet}';`);
  writeIfChanged('tokens.css', tokensCss());
  // Both declare the layers, since either may be imported first.
  writeIfChanged('page.css', [LAYERS, `@import '../src/${PAGE_SHEET}';`, ''].join('\n'));
  writeIfChanged('styles.css', [LAYERS, `@import './tokens.css';`, ...imports, ''].join('\n'));
  return join(folder, 'styles.css');
}

/** Writes the style sheets before a build, and when a sheet is added or removed while the server runs. */
export const gloamStyles = (): Plugin => ({
  name: 'gloam-styles',
  config: () => void writeStyles(),
  configureServer: ({ watcher }) => {
    const update = (file: string) => {
      if (file.startsWith(src) && file.endsWith('.css')) writeStyles();
    };
    watcher.add(src).on('add', update).on('unlink', update);
  },
});
