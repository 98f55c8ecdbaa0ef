/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { atRoot } from './at-root.ts';
import { UsageError } from './usage-error.ts';

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
  if (more[0] !== undefined) throw new UsageError(`"${more[0]}" is one too many`);
  if (!(root > 0)) throw new UsageError('--root must be a number of pixels');
  const file = fileURLToPath(new URL(sheet, packageFolder));
  if (!sheet.endsWith('.css') || !existsSync(file)) throw new Error(`There is no style sheet "${sheet}".`);
  return atRoot(readFileSync(file, 'utf8'), root);
}
