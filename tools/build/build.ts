import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPreview } from '../../apps/site/build/content/preview.ts';
import { studioNote } from '../../packages/contracts/src/studio.ts';
import { fail } from './fail.ts';

// A fifth of a start is to compile what is imported.
enableCompileCache(path.join(import.meta.dirname, '../../.cache/node'));

try {
  const { values } = parseArgs({ options: { preview: { type: 'boolean', default: false } } });
  if (values.preview) startPreview();
  const { buildRelease } = await import('./build-release.ts');
  console.log(await buildRelease());
  const note = studioNote(process.env);
  if (note !== undefined) console.warn(note);
} catch (error) {
  fail(error);
}
