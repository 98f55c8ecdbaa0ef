// Packs what is built as one archive, and builds first what is stale.
import { archiveRelease } from './build/archive.ts';
import { buildRelease } from './build/build-release.ts';
import { fail } from './build/fail.ts';
import { releaseDir } from './build/releases.ts';
import { readCommandLine } from './command/command-line.ts';

const USAGE = `npm run release [-- --release <id>]
  --release  an earlier release, as it is`;
const { values } = readCommandLine(USAGE, { options: { release: { type: 'string' } } });

try {
  const { release } = values;
  console.log(await archiveRelease(release === undefined ? await buildRelease() : releaseDir(release)));
} catch (error) {
  fail(error);
}
