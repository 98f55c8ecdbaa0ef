import { parseArgs } from 'node:util';
import { startPreview } from '../../apps/site/build/content/preview.ts';
import { buildRelease } from './build-release.ts';
import { fail } from './fail.ts';

try {
  const { values } = parseArgs({ options: { preview: { type: 'boolean', default: false } } });
  if (values.preview) startPreview();
  console.log(await buildRelease());
} catch (error) {
  fail(error);
}
