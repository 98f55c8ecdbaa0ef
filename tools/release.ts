// Packs what is built as one archive, and builds first what is stale: `npm run release`. `--release <id>` packs an earlier one.
import { OperatorError } from '@fatal/contracts';
import { archiveRelease } from './build/archive.ts';
import { buildRelease } from './build/build-release.ts';
import { readReleaseOption } from './build/release-option.ts';
import { releaseDir } from './build/releases.ts';

try {
  const id = readReleaseOption();
  console.log(await archiveRelease(id === undefined ? await buildRelease() : releaseDir(id)));
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
