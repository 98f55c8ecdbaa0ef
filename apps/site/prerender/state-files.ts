import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kept } from '../../../tools/step/cache.ts';
import { writeCompressed } from '../build/write-compressed.ts';
import type { DocumentState } from '../src/start/document-state.ts';

const PREFIX = 'state-';

/** Writes what documents hydrate from into the assets of `client`, the folder of public files. */
export async function openStateFiles(client: string, kept: Kept, { anew }: { anew: boolean }) {
  const folder = path.join(client, 'assets');
  const old = anew ? (await readdir(folder)).filter((name) => name.startsWith(PREFIX)) : [];
  await Promise.all(old.map((name) => rm(path.join(folder, name))));
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
