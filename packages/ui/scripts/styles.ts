// `@gloam/ui/styles.css` and `page.css` as the sources import them: made from the folders and the tokens, so that a new component is in it.
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

/** Brings `made/styles.css`, and the tokens and `page.css` beside it, up to date. Answers with the path of the first. */
export function writeStyles(): string {
  mkdirSync(folder, { recursive: true });
  const imports = styleSheets().map((sheet) => `@import '../src/${sheet}';`);
  writeIfChanged('tokens.css', tokensCss());
  // Whichever of the two comes first, the layers have their order.
  writeIfChanged('page.css', [LAYERS, `@import '../src/${PAGE_SHEET}';`, ''].join('\n'));
  writeIfChanged('styles.css', [LAYERS, `@import './tokens.css';`, ...imports, ''].join('\n'));
  return join(folder, 'styles.css');
}

/** Writes the style sheet before anything is built, and anew while a server runs and a sheet comes or goes. */
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
