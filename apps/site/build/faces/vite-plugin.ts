import path from 'node:path';
import type { Plugin } from 'vite';
import { BUILD_CACHE, openCache } from '../../../../tools/step/cache.ts';
import { root } from '../../../../tools/step/step.ts';
import { writeFileAtomic } from '../../../../tools/step/write-file-atomic.ts';
import { makeFaces } from './make-faces.ts';

/** Folder that `#faces/…` resolves to. */
const FACES = path.join(root, '.cache/faces');

async function make(): Promise<void> {
  const cache = openCache(path.join(root, BUILD_CACHE));
  const { sheet, rows, places } = await makeFaces(path.join(root, 'apps/site/public/images'), cache);
  await writeFileAtomic(path.join(FACES, 'sheet.webp'), sheet);
  await writeFileAtomic(path.join(FACES, 'faces.json'), JSON.stringify({ rows, places }));
}

/** Shared by all Vite configurations of this process. */
let made: Promise<void> | undefined;

/**
 * Generates the sprite sheet of all portraits before anything imports it: `#faces/sheet.webp` and
 * `#faces/faces.json`.
 */
export const faces = (): Plugin => ({
  name: 'faces',
  async config() {
    await (made ??= make());
    return { resolve: { alias: { '#faces': FACES } } };
  },
});
