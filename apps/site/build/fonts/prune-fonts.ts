import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { KEPT_MS } from '../../../../tools/step/cache.ts';
import { FONTS } from './faces.ts';

/** Removes fonts that no style sheet references, once they are as old as the build cache allows. */
export function pruneFonts(folder = FONTS): void {
  const inFolder = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((name) => path.join(folder, name));
  const sheets = inFolder('*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  for (const file of inFolder('*.woff2')) {
    if (sheets.includes(path.basename(file))) continue;
    const made = statSync(file, { throwIfNoEntry: false });
    if (made && made.mtimeMs < Date.now() - KEPT_MS) rmSync(file, { force: true });
  }
}
