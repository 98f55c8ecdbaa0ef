import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { startPreview } from '../../apps/site/build/content/preview.ts';
import { studioNote } from '../../packages/contracts/src/studio.ts';
import { readCommandLine } from '../command/command-line.ts';
import { fail } from './fail.ts';

// A fifth of a start is to compile what is imported.
enableCompileCache(path.join(import.meta.dirname, '../../.cache/node'));

const USAGE = `npm run build [-- --preview]
  --preview  with what is not out yet, in a folder of its own`;
const { values } = readCommandLine(USAGE, { options: { preview: { type: 'boolean' } } });

try {
  if (values.preview) startPreview();
  const { buildRelease } = await import('./build-release.ts');
  console.log(await buildRelease());
  const note = studioNote(process.env);
  if (note !== undefined) console.warn(note);
} catch (error) {
  fail(error);
}
