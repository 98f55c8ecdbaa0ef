import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Kept } from '../../../tools/step/cache.ts';
import { writeCompressed } from '../build/write-compressed.ts';
import type { DocumentState } from '../src/start/document-state.ts';

const PREFIX = 'state-';

/** Writes what documents hydrate from into the assets of `client`, the folder of public files. */
export function openStateFiles(client: string, kept: Kept) {
  const folder = path.join(client, 'assets');
  return {
    /** The path of the file, whose name changes with its content. */
    async write(state: DocumentState): Promise<string> {
      const text = JSON.stringify(state);
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
      const name = `${PREFIX}${hash}.json`;
      await writeCompressed(path.join(folder, name), text, kept);
      return `/assets/${name}`;
    },
  };
}
