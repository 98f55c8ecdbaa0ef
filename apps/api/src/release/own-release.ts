import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '@fatal/contracts';

/** The release that a server belongs to. */
export interface Release {
  /** Name of its folder. */
  id: string;
  /** The product's version number. */
  version: string;
}

/** Returns the release of this code; `undefined` if it runs outside a release. Throws {@link OperatorError}. */
export function ownRelease(code = fileURLToPath(import.meta.url)): Release | undefined {
  const dir = dirname(dirname(code));
  const file = join(dir, 'version');
  if (!existsSync(file)) return undefined;
  try {
    const { id, version } = JSON.parse(readFileSync(file, 'utf8')) as Release;
    return { id, version };
  } catch {
    throw new OperatorError(
      `The release in ${dir} is damaged: its file version cannot be read. Build or unpack it again.`,
    );
  }
}
