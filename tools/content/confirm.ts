import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { checksumOf, ENGLISH_KEY } from '../../apps/site/build/content/text/checksum.ts';

const ENGLISH = 'en.md';

/** A translation that names the English it was made from. */
export function withChecksum(translation: string, english: string): string {
  const line = `${ENGLISH_KEY}: "${checksumOf(english)}"`;
  if (!translation.startsWith('---')) return `---\n${line}\n---\n\n${translation}`;
  const [head = ''] = /^---[^]*?^---[ \t]*$/m.exec(translation) ?? [];
  const said = new RegExp(`^${ENGLISH_KEY}:.*$`, 'm');
  const changed = said.test(head)
    ? head.replace(said, line)
    : head.replace(/^---[ \t]*$(?![^]*^---)/m, `${line}\n---`);
  return changed + translation.slice(head.length);
}

/**
 * Says of translations that they hold for the English as it is now. A path is a file or a folder, from here or from the content.
 * Returns the files that are written.
 */
export function confirm(paths: readonly string[], folder: string): string[] {
  return paths.flatMap((given) => {
    const found = [path.resolve(given), path.join(folder, given)].find((one) => existsSync(one));
    if (found === undefined)
      throw new OperatorError(`There is no ${given}; name a file or a folder of ${folder}.`);
    const files = statSync(found).isDirectory()
      ? globSync('**/*.md', { cwd: found }).map((file) => path.join(found, file))
      : [found];
    return files.filter((file) => confirmFile(file)).sort();
  });
}

/** Whether the file had to be written. */
function confirmFile(file: string): boolean {
  const english = path.join(path.dirname(file), ENGLISH);
  if (file === english || !existsSync(english)) return false;
  const text = readFileSync(file, 'utf8');
  const confirmed = withChecksum(text, readFileSync(english, 'utf8'));
  if (confirmed === text) return false;
  writeFileSync(file, confirmed);
  return true;
}
