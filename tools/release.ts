// Packs what is built as one archive, and builds first what is stale: `npm run release`. `--release <id>` packs an earlier one.
import { archiveRelease } from './build/archive.ts';
import { buildRelease } from './build/build-release.ts';
import { fail } from './build/fail.ts';
import { readReleaseOption } from './build/release-option.ts';
import { releaseDir } from './build/releases.ts';

try {
  const id = readReleaseOption();
  console.log(await archiveRelease(id === undefined ? await buildRelease() : releaseDir(id)));
} catch (error) {
  fail(error);
}
