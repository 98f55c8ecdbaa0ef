/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { atRoot } from './at-root.ts';

export const usage = `styles [sheet] --root <px>
    Writes a style sheet of the package, such as unlayered.css or button/button.css, for a page whose root has a font size
    other than 16 px; default styles.css.`;

const packageFolder = new URL('..', import.meta.url);

/** Runs the command. Throws an error whose message says what to mend. */
export function run(args: string[]): string {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { root: { type: 'string' } },
  });
  const [sheet = 'styles.css', ...more] = positionals;
  const root = Number(values.root?.replace(/px$/, ''));
  if (more.length > 0 || !(root > 0)) throw new Error(`Usage: npx @gloam/ui ${usage}`);
  const file = fileURLToPath(new URL(sheet, packageFolder));
  if (!sheet.endsWith('.css') || !existsSync(file)) throw new Error(`There is no style sheet "${sheet}".`);
  return atRoot(readFileSync(file, 'utf8'), root);
}
