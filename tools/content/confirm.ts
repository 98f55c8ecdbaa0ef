import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { checksumOf, ENGLISH_KEY } from '../../apps/site/build/content/text/checksum.ts';

const ENGLISH = 'en.md';

/** Returns the translation with the checksum of its English source in the front matter. */
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
 * Marks translations as up to date with the current English. A path is a file or a folder, relative to the
 * working directory or to the content. Returns the files that were written.
 */
export function confirm(paths: readonly string[], folder: string): string[] {
  return paths.flatMap((given) => {
    const found = [path.resolve(given), path.join(folder, given)].find((one) => existsSync(one));
    if (found === undefined)
      throw new OperatorError(`${given} not found. Name a file or a folder in ${folder}.`);
    const files = statSync(found).isDirectory()
      ? globSync('**/*.md', { cwd: found }).map((file) => path.join(found, file))
      : [found];
    return files.filter((file) => confirmFile(file)).sort();
  });
}

/** Updates the checksum of a file. Returns whether the file changed. */
function confirmFile(file: string): boolean {
  const english = path.join(path.dirname(file), ENGLISH);
  if (file === english || !existsSync(english)) return false;
  const text = readFileSync(file, 'utf8');
  const confirmed = withChecksum(text, readFileSync(english, 'utf8'));
  if (confirmed === text) return false;
  writeFileSync(file, confirmed);
  return true;
}
